import { MostReadBox } from 'rotativa/blocks/lists/MostReadBox';
import { TagList } from 'rotativa/blocks/article/TagList';
import { Stack } from 'rotativa/components/Stack';
import type { MostReadItem } from 'rotativa/domain';

export interface SearchStartProps {
  topics: readonly { text: string; href: string }[];
  popular: readonly MostReadItem[];
}

/** Links for a reader without results. */
export const SearchStart = ({ topics, popular }: SearchStartProps) => (
  <Stack gap="large">
    <TagList tags={topics} title="Temas sugeridos" />
    <MostReadBox title="Lo más leído" items={popular} />
  </Stack>
);
