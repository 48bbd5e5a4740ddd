import { CARTOONS, COVERS, PORTRAITS, SCENES } from './pictures.ts';
import type { SeedContent } from './content-types.ts';
import { unfit } from './content/picture-subjects.ts';
import { filmOf } from './film.ts';
import { siteOf } from '../sites.ts';
import { sectionNames } from './sections.ts';
import type { SeedElement, SeedStory } from './types.ts';

/** The written seed contradicts itself; the message lists every fault with the story that it is in. */
export class SeedError extends Error {
  override readonly name = 'SeedError';

  constructor(faults: readonly string[]) {
    super(`The seed has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
  }
}

const PICTURES: ReadonlySet<string> = new Set([...SCENES, ...CARTOONS, ...PORTRAITS, ...COVERS]);

const label = ({ brand, slug }: SeedStory): string => `${brand}/${slug}`;

function repeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

function picturesOf(story: SeedStory): string[] {
  const inBody = story.body.flatMap((element) =>
    typeof element === 'string'
      ? []
      : 'image' in element
        ? [element.image]
        : 'told' in element
          ? element.pictures.map(({ id }) => id)
          : [],
  );
  const own = story.picture === undefined ? [] : [story.picture.id];
  const filmed = story.film?.pictures ?? [];
  return [...own, ...(story.images ?? []).map(({ id }) => id), ...inBody, ...filmed];
}

/** Another story that a body element embeds: its slug and required type. */
function embedded(element: SeedElement): { slug: string; type: 'gallery' | 'video' } | undefined {
  if (typeof element === 'string') return undefined;
  if ('gallery' in element) return { slug: element.gallery, type: 'gallery' };
  if ('video' in element) return { slug: element.video, type: 'video' };
  return undefined;
}

/** A film needs a picture and paragraphs, and at most a picture and a chapter for each. */
function filmFaults(story: SeedStory): string[] {
  if (story.type !== 'video') return story.film ? ['only a video has a film'] : [];
  const shots = filmOf(story)?.shots.length ?? 0;
  if (shots === 0) return ['a video needs a picture and a paragraph'];
  const { pictures = [], chapters = [] } = story.film ?? {};
  return [
    ...(pictures.length >= shots ? ['the film has more pictures than paragraphs'] : []),
    ...(chapters.length > 0 && chapters.length !== shots
      ? [`${chapters.length} chapters for ${shots} paragraphs`]
      : []),
  ];
}

/** A picture that shows nothing of its story is a false one: a story that is words alone is better. */
const pictureFaults = (story: SeedStory): string[] =>
  unfit(story).map(
    (id) =>
      `picture '${id}' shows nothing of the story (apps/content/picture-subjects.yaml): choose another, or take it out`,
  );

function storyFaults(story: SeedStory, content: SeedContent): string[] {
  const names = sectionNames(siteOf(story.brand));
  const authors = new Set(content.authors.map(({ id }) => id));
  const people = [...story.by, ...(story.event?.speakers ?? [])];
  return [
    ...story.sections
      .filter((path) => !names.has(path))
      .map((path) => `section '${path}' has no name: add it to seed/section-names.ts`),
    ...people.filter((id) => !authors.has(id)).map((id) => `author '${id}' does not exist`),
    ...picturesOf(story)
      .filter((id) => !PICTURES.has(id))
      .map((id) => `picture '${id}' is not in the catalogue`),
    ...story.body
      .map(embedded)
      .filter((target) => target !== undefined)
      .filter(
        ({ slug, type }) =>
          !content.stories.some(
            (other) => other.brand === story.brand && other.slug === slug && other.type === type,
          ),
      )
      .map(({ slug, type }) => `there is no ${type} '${slug}' on this brand`),
    ...(story.type === 'gallery' && (story.images ?? []).length === 0 ? ['a gallery needs images'] : []),
    ...filmFaults(story),
    ...pictureFaults(story),
  ].map((fault) => `${label(story)}: ${fault}`);
}

/**
 * Checks what the types cannot: that everything the seed names exists, and once.
 * @throws SeedError
 */
export function validateSeed(content: SeedContent): void {
  const { stories, authors, editions, collections } = content;
  const faults = [
    ...repeated(stories.map(label)).map((key) => `${key}: the slug is used twice`),
    ...repeated(authors.map(({ id }) => id)).map((id) => `author '${id}' is there twice`),
    ...repeated(editions.map(({ brand, number }) => `${brand} ${number}`)).map(
      (key) => `edition ${key} is there twice`,
    ),
    ...repeated(collections.map(({ id }) => id)).map((id) => `collection '${id}' is there twice`),
    ...stories.flatMap((story) => storyFaults(story, content)),
    ...authors
      .filter(({ portrait }) => !PICTURES.has(portrait))
      .map(({ id, portrait }) => `author '${id}': picture '${portrait}' is not in the catalogue`),
    ...editions
      .filter((edition) => 'cover' in edition)
      .filter(({ cover }) => !PICTURES.has(cover))
      .map(
        ({ brand, number, cover }) =>
          `edition ${brand} ${number}: picture '${cover}' is not in the catalogue`,
      ),
    ...collections.flatMap(({ id, brand, slugs }) =>
      slugs
        .filter((slug) => !stories.some((story) => story.brand === brand && story.slug === slug))
        .map((slug) => `collection '${id}': there is no story '${slug}' on ${brand}`),
    ),
  ];
  if (faults.length > 0) throw new SeedError(faults);
}
