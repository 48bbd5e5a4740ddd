import type { PictureId } from '../../pictures.ts';
import type { SeedStory } from '../../types.ts';

/** How often one picture opens a story of a brand. */
export const MOST_USES = 3;

/** Two stories with the same picture have at least as many others of the brand between them, three pages of a list. */
const STORIES_BETWEEN = 36;

/** The same of an author's page, whose list has sixteen at a time. */
const AUTHOR_BETWEEN = 48;

const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

const shows =
  (id: string) =>
  ({ picture }: SeedStory): boolean =>
    picture?.id === id;

/** The stories before and after a moment in a list, the newest first. */
function near(list: readonly SeedStory[], moment: number, distance: number): readonly SeedStory[] {
  const at = list.filter(({ ago }) => ago < moment).length;
  return list.slice(Math.max(0, at - distance), at + distance);
}

/**
 * Whether a story may have a picture, so that no list shows it twice: not the list of its section or topic, and in those
 * of its author and of the brand only some pages away.
 * @param others the brand's other stories, the newest first
 */
function isFree(id: string, story: SeedStory, others: readonly SeedStory[]): boolean {
  const uses = others.filter(shows(id));
  const byAuthor = others.filter(({ by }) => share(by, story.by));
  return (
    uses.length < MOST_USES &&
    !uses.some(({ sections, tags }) => share(sections, story.sections) || share(tags, story.tags)) &&
    !near(others, story.ago, STORIES_BETWEEN).some(shows(id)) &&
    !near(byAuthor, story.ago, AUTHOR_BETWEEN).some(shows(id))
  );
}

/**
 * Gives each story one of the pictures that show its subject, so that no list shows a picture twice. A story whose pictures
 * are all taken is words alone.
 * @param written the stories of the brand that have their pictures
 * @param beside pictures that are shown beside lists, in rankings
 */
export function pictureDesk(written: readonly SeedStory[], beside: ReadonlySet<string>) {
  const shown = [...written].sort((a, b) => a.ago - b.ago);
  // Pages of galleries, and fronts, show the covers of galleries beside their stories.
  const covers = new Set(
    written.flatMap(({ type, picture }) => (type === 'gallery' ? (picture?.id ?? []) : [])),
  );
  return {
    choose(story: SeedStory, ids: readonly PictureId[]): PictureId | undefined {
      const id = ids.find((one) => !beside.has(one) && !covers.has(one) && isFree(one, story, shown));
      shown.push(id ? { ...story, picture: { id, caption: '', credit: '' } } : story);
      shown.sort((a, b) => a.ago - b.ago);
      return id;
    },
  };
}
