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

/**
 * Whether a story may have a picture, so that no list shows it twice: not the list of its section or topic, and in those
 * of its author and of the brand only some pages later.
 * @param newer the brand's newer stories, the newest first
 */
export function isFree(id: string, story: SeedStory, newer: readonly SeedStory[]): boolean {
  const uses = newer.filter(shows(id));
  const byAuthor = newer.filter(({ by }) => share(by, story.by));
  return (
    uses.length < MOST_USES &&
    !uses.some(({ sections, tags }) => share(sections, story.sections) || share(tags, story.tags)) &&
    !newer.slice(-STORIES_BETWEEN).some(shows(id)) &&
    !byAuthor.slice(-AUTHOR_BETWEEN).some(shows(id))
  );
}

/**
 * Gives each story one of the pictures that show its subject, so that no list shows a picture twice. A story whose pictures
 * are all taken is words alone.
 * @param earlier the newer stories of the brand
 * @param beside pictures that are shown beside lists, in rankings
 */
export function pictureDesk(earlier: readonly SeedStory[], beside: ReadonlySet<string>) {
  const published = [...earlier].sort((a, b) => a.ago - b.ago);
  // Pages of galleries, and fronts, show the covers of galleries beside their stories.
  const covers = new Set(
    earlier.flatMap(({ type, picture }) => (type === 'gallery' ? (picture?.id ?? []) : [])),
  );
  return {
    choose(story: SeedStory, ids: readonly PictureId[]): PictureId | undefined {
      const id = ids.find((one) => !beside.has(one) && !covers.has(one) && isFree(one, story, published));
      published.push(id ? { ...story, picture: { id, caption: '', credit: '' } } : story);
      return id;
    },
  };
}
