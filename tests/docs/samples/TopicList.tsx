import type { Teaser } from 'rotativa/blocks';
import { Card } from 'rotativa/components/Card';
import { SectionHeader } from 'rotativa/components/SectionHeader';
import { Stack } from 'rotativa/components/Stack';

export interface TopicListProps {
  title: string;
  teasers: readonly Teaser[];
}

export function TopicList({ title, teasers }: TopicListProps) {
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <Stack as="ul">
        {teasers.map(({ id, url, headline, kicker, time, locked }) => (
          <li key={id}>
            <Card layout="text" href={url} headline={headline} kicker={kicker} meta={time} locked={locked} />
          </li>
        ))}
      </Stack>
    </section>
  );
}
