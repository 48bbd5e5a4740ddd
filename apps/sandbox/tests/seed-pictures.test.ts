import { guardDocument, prepareArticle } from 'rotativa/domain/server';
import type { Caption } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { compileSeed } from '../src/seed/compile.ts';
import { AUTHORS, COLLECTIONS, EDITIONS, STORIES } from '../src/seed/content/index.ts';
import type { SeedStory } from '../src/seed/types.ts';
import { CLOCK } from './sample-content.ts';

const SEED = { stories: STORIES, authors: AUTHORS, editions: EDITIONS, collections: COLLECTIONS };
const PAGES = compileSeed(SEED, CLOCK, {}).sites.flatMap(({ site, documents }) =>
  documents.map((document) => {
    const guarded = guardDocument(document);
    if (!guarded.ok) throw new Error(`${site}: ${guarded.error.reason}`);
    const article = prepareArticle(guarded.value, {
      access: 'whole',
      product: 'semanario',
      siteName: 'Semanario',
    });
    return { page: `${site} ${String(document['canonical_url'])}`, article };
  }),
);

/** The captions of everything on a page: lead, body, galleries. */
function captionsIn(value: unknown): Caption[] {
  if (Array.isArray(value)) return value.flatMap(captionsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('credit' in value) return [value as Caption];
  return Object.values(value).flatMap(captionsIn);
}

describe('the pictures of the seed are drawn, and every credit states it', () => {
  it.each(PAGES)('$page', ({ article: { lead, body, gallery } }) => {
    const credits = captionsIn([lead, body, gallery]).map(({ credit }) => credit);
    expect(credits.filter((credit) => !/^Ilustración: (?!Ilustración)\S/.test(credit))).toEqual([]);
  });

  it('no picture is credited to an archive, an agency or a photographer', () => {
    const credits = STORIES.flatMap(({ picture, images = [], body }) => [
      ...(picture ? [picture.credit] : []),
      ...images.map(({ credit }) => credit),
      ...body.flatMap((element) =>
        typeof element === 'object' && 'credit' in element ? [element.credit] : [],
      ),
    ]);
    expect(credits.filter((credit) => /archivo|cortesía|agencia|foto|ilustraci/i.test(credit))).toEqual([]);
  });
});

const story = (brand: string, slug: string): SeedStory => {
  const found = STORIES.find((one) => one.brand === brand && one.slug === slug);
  if (!found) throw new Error(`No story ${slug} of ${brand}`);
  return found;
};

/** Every picture on a story's page: lead, body, and embeds. */
function picturesOn({ brand, type, picture, images = [], body }: SeedStory): string[] {
  const own = [...(type !== 'gallery' && picture ? [picture] : []), ...images].map(({ id }) => id);
  const inside = body.flatMap((element) => {
    if (typeof element === 'string') return [];
    if ('image' in element) return [element.image];
    if ('gallery' in element) return (story(brand, element.gallery).images ?? []).map(({ id }) => id);
    if ('video' in element) return [story(brand, element.video).picture?.id ?? ''];
    return [];
  });
  return [...own, ...inside];
}

const repeated = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i);

/** Brands whose stories share a newsroom and its people. */
const NEWSROOM = ['weekly', 'daily', 'rural'];

describe('the pictures of a page', () => {
  it.each(STORIES.filter(({ brand }) => NEWSROOM.includes(brand)))(
    '$brand $slug shows no picture twice',
    (one) => {
      expect(repeated(picturesOn(one))).toEqual([]);
    },
  );

  it('the teaser picture of a gallery is one of its pictures', () => {
    const foreign = STORIES.filter(
      ({ type, picture, images = [] }) => type === 'gallery' && !images.some(({ id }) => id === picture?.id),
    );
    expect(foreign.filter(({ brand }) => NEWSROOM.includes(brand)).map(({ slug }) => slug)).toEqual([]);
  });

  it.each(NEWSROOM)('%s has enough galleries for the related ones', (brand) => {
    const galleries = STORIES.filter((one) => one.brand === brand && one.type === 'gallery');
    expect(galleries.length).toBeGreaterThanOrEqual(6);
  });
});

describe('a portrait belongs to one person', () => {
  const NAME = /[Dd]on \p{Lu}\p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/u;
  const shown = STORIES.filter(({ brand }) => NEWSROOM.includes(brand)).flatMap(
    ({ slug, picture, images = [] }) =>
      [...(picture ? [picture] : []), ...images]
        .filter(({ id }) => id.startsWith('retrato-'))
        .map(({ id, caption }) => ({ slug, id, caption })),
  );

  it.each(shown)('$slug: the caption of $id names the person', ({ caption }) => {
    expect(caption).toMatch(NAME);
  });

  it('every author of every brand has a unique face', () => {
    const portraits = AUTHORS.map(({ portrait }) => portrait);
    const shared = AUTHORS.filter(({ portrait }) => repeated(portraits).includes(portrait));
    expect(shared.map(({ portrait, name }) => `${portrait}: ${name}`)).toEqual([]);
  });

  it('no story shows the face of an author for another person', () => {
    const authors = new Map<string, string>(AUTHORS.map(({ portrait, name }) => [portrait, name]));
    const lent = STORIES.flatMap(({ brand, slug, picture, images = [] }) =>
      [...(picture ? [picture] : []), ...images]
        .filter(({ id, caption }) => authors.has(id) && !caption.includes(authors.get(id) ?? ''))
        .map(({ id }) => `${brand}/${slug}: ${id} is ${authors.get(id) ?? ''}`),
    );
    expect(lent).toEqual([]);
  });

  it('the newsroom and the people of its stories have one face each', () => {
    const names = new Map<string, Set<string>>();
    const add = (id: string, name: string): void => {
      names.set(id, (names.get(id) ?? new Set()).add(name));
    };
    const newsroom = AUTHORS.filter(({ brands }) => brands.some((brand) => NEWSROOM.includes(brand)));
    for (const { portrait, name } of newsroom) add(portrait, name);
    for (const { id, caption } of shown) {
      const name = NAME.exec(caption)?.[0] ?? caption;
      const author = newsroom.find((one) => one.name.startsWith(name) || caption.includes(one.name));
      add(id, author?.name ?? name.split(' ').slice(0, 2).join(' '));
    }
    const shared = [...names].filter(([, people]) => people.size > 1).map(([id, people]) => [id, ...people]);
    expect(shared).toEqual([]);
  });
});
