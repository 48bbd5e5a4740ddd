import { EDITION_SECTION } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { Json } from '../db/schema/content.ts';
import { withAncestors } from '../content/paths.ts';
import { SITES, type Site } from '../sites.ts';
import type { SeedCollection, SeedContent } from './content-types.ts';
import { editionDocument, printable, PRINTED_SECTION } from './edition.ts';
import type { PictureManifest } from './media.ts';
import { navigationTrees } from './navigation.ts';
import { authorRecord, newsroomRecord } from './people.ts';
import { menuSections, sectionNames, sectionRecord } from './sections.ts';
import { storyAddress, storyDocument, storyId } from './story.ts';
import type { SeedStory } from './types.ts';
import { validateSeed } from './validate.ts';

/** One site's share of the compiled seed. */
export interface CompiledSite {
  readonly site: BrandKey;
  readonly documents: readonly Json[];
  readonly collections: readonly {
    readonly id: string;
    readonly record: Json;
    readonly members: readonly string[];
  }[];
  readonly sections: ReadonlyMap<string, Json>;
  readonly navigations: ReadonlyMap<string, Json>;
  /** Document ids, most read first. */
  readonly trending: readonly string[];
}

export interface CompiledAuthor {
  readonly id: string;
  readonly name: string;
  readonly sites: readonly BrandKey[];
  readonly record: Json;
}

export interface CompiledSeed {
  readonly sites: readonly CompiledSite[];
  readonly authors: readonly CompiledAuthor[];
}

/**
 * The written seed as the rows of a database: the same for the same content, clock and pictures.
 * @param picturesOf the pictures as a brand shows them; by default all brands show whole scenes
 * @throws SeedError listing every reference that leads nowhere
 */
export function compileSeed(
  content: SeedContent,
  clock: Date,
  manifest: PictureManifest,
  picturesOf: (brand: BrandKey, manifest: PictureManifest) => PictureManifest = (_brand, all) => all,
): CompiledSeed {
  validateSeed(content);
  return {
    sites: SITES.map((site) => compileSite(site, content, clock, picturesOf(site.brand, manifest))),
    authors: [
      ...content.authors.map((author) => compileAuthor(author, manifest)),
      ...SITES.map(compileNewsroom),
    ],
  };
}

const compileAuthor = (
  author: SeedContent['authors'][number],
  manifest: PictureManifest,
): CompiledAuthor => ({
  id: author.id,
  name: author.name,
  sites: author.brands,
  record: authorRecord(author, manifest),
});

function compileNewsroom(site: Site): CompiledAuthor {
  const record = newsroomRecord(site);
  return { id: String(record['_id']), name: String(record['name']), sites: [site.brand], record };
}

function compileSite(site: Site, content: SeedContent, clock: Date, manifest: PictureManifest): CompiledSite {
  const stories = content.stories.filter(({ brand }) => brand === site.brand);
  const editions = content.editions.filter(({ brand }) => brand === site.brand);
  const names = sectionNames(site);
  const sectionName = (path: string) => found(names.get(path), `section ${path}`);
  const storyBySlug = (slug: string) =>
    found(
      stories.find((story) => story.slug === slug),
      `story ${slug}`,
    );
  const author = (id: string) =>
    found(
      content.authors.find((one) => one.id === id),
      `author ${id}`,
    );
  const context = { site, clock, manifest, sectionName, storyBySlug, author, addressOf: storyAddress };
  const articles = stories.map((story) => storyDocument(story, context));
  const printables = articles.map(printable);
  return {
    site: site.brand,
    documents: [
      ...articles,
      ...editions.map((edition) =>
        editionDocument(edition, printables, site, manifest, sectionName(EDITION_SECTION), clock),
      ),
    ],
    collections: content.collections.filter(({ brand }) => brand === site.brand).map(compileCollection),
    sections: compileSections(site, stories, names, editions.length > 0),
    navigations: navigationTrees(site),
    trending: mostRead(content.collections, site.brand),
  };
}

const compileCollection = ({ id, brand, title, slugs }: SeedCollection) => ({
  id,
  record: { _id: id, type: 'collection', version: '0.10.10', headlines: { basic: title } },
  members: slugs.map((slug) => storyId({ brand, slug })),
});

/** Every section that a menu links or a story is filed in, with the sections around it. */
function compileSections(
  site: Site,
  stories: readonly SeedStory[],
  names: ReadonlyMap<string, string>,
  prints: boolean,
) {
  const used = stories.flatMap((story) => story.sections.flatMap(withAncestors));
  const printed = prints ? [PRINTED_SECTION] : [];
  const paths = new Set([EDITION_SECTION, ...printed, ...menuSections(site).keys(), ...used]);
  return new Map(
    [...paths].flatMap((path) => {
      const name = names.get(path);
      return name === undefined ? [] : [[path, sectionRecord(site, path, name)] as const];
    }),
  );
}

/**
 * The newsroom's ranking is the collection that the fronts show too, so that every page of a site ranks alike. Content
 * without that collection has no ranking.
 */
function mostRead(collections: readonly SeedCollection[], brand: Site['brand']): string[] {
  const ranking = collections.find(({ id }) => id === `${brand}-mas-leidos`);
  return (ranking?.slugs ?? []).map((slug) => storyId({ brand, slug }));
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The seed was compiled without being validated: no ${what}.`);
  return value;
}
