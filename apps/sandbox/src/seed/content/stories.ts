import type { FamilyKey } from 'rotativa/themes';
import { z } from 'zod';
import type { SeedStory } from '../types.ts';
import { CANDIDATES } from './candidates.ts';
import { CARTOONS } from './cartoons.ts';
import { divide, readData, readFields } from './files/fields.ts';
import { readBody } from './files/body.ts';
import { checkNames, namesIn, readSource } from './files/folder.ts';
import { text } from './files/values.ts';
import { podcastOf } from './podcasts.ts';
import { StoryFields, UnpublishedFields } from './schema.ts';
import { TELEVISION } from './television.ts';

/** Stories of one form, which are written as a list in one file. */
const SERIES = {
  candidates: CANDIDATES,
  cartoons: CARTOONS,
  podcast: podcastOf('weekly'),
  television: TELEVISION,
} satisfies Record<string, readonly SeedStory[]>;

/** The order of a brand's stories. */
const Index = z.array(
  z.union(
    [
      z.strictObject({ group: text, stories: z.array(text).min(1) }),
      z.strictObject({ series: z.literal(Object.keys(SERIES) as (keyof typeof SERIES)[]) }),
    ],
    "write a 'group' with its 'stories', or a 'series'",
  ),
);

/** A story of a brand, from a Markdown file: fields, then the body. Its name is the slug. */
function readStory(brand: FamilyKey, group: string, slug: string): SeedStory {
  const { fields, body } = divide(readSource(`stories/${brand}/${group}/${slug}.md`));
  return { brand, slug, ...readFields(fields, StoryFields), body: readBody(body) };
}

/** The written stories of a brand, in the order of its index. */
export function storiesOf(brand: FamilyKey): SeedStory[] {
  const folder = `stories/${brand}`;
  const index = `${folder}/index.yaml`;
  const parts = readData(index, Index);
  const groups = parts.flatMap((part) => ('group' in part ? [part] : []));
  checkNames(
    folder,
    index,
    groups.map(({ group }) => group),
  );
  for (const { group, stories } of groups) checkNames(`${folder}/${group}`, index, stories);
  return parts.flatMap((part) =>
    'group' in part ? part.stories.map((slug) => readStory(brand, part.group, slug)) : SERIES[part.series],
  );
}

/** The stories of a brand that wait for their time, which readers do not get. */
export function unpublishedOf(brand: FamilyKey): SeedStory[] {
  const folder = `unpublished/${brand}`;
  return namesIn(folder)
    .toSorted()
    .map((slug) => {
      const { fields, body } = divide(readSource(`${folder}/${slug}.md`));
      const { in: ahead, ...rest } = readFields(fields, UnpublishedFields);
      return { brand, slug, ...rest, ago: -ahead, body: readBody(body) };
    });
}
