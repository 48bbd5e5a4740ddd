import { FAMILIES, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { CARTOONS, COVERS, PORTRAITS, SCENES } from '../pictures.ts';
import type { SeedElement, SeedStory } from '../types.ts';
import { filmOf } from '../film.ts';
import { AUTHORS, COLLECTIONS, EDITIONS, OLD_EDITIONS, STORIES, UNPUBLISHED } from './index.ts';

/** How many documents of each type a brand has at least, so that lists have a second page. */
const FEWEST = { story: 150, gallery: 15, video: 22 } as const;
/** The galleries on the first page of their list: nine open it and twelve follow, or three and six. */
const GALLERIES_OF_A_PAGE = Object.fromEntries(
  FAMILIES.map((brand) => [brand, brand === 'weekly' || brand === 'forums' ? 9 + 12 : 3 + 6]),
);
/** The columns on a page of their author. Columnists that write every week fill two. */
const COLUMNS_OF_A_PAGE = 16;
const WEEKLY_COLUMNISTS = ['pilar-echavarria-lince', 'isabel-holguin-caicedo'];
/** Sections with a page in which little is published. */
const SMALL_SECTIONS: readonly (readonly [BrandKey, string])[] = [
  ...['/politica', '/cultura', '/bienestar', '/colombia', '/tecnologia', '/mundo'].map(
    (path) => ['daily', path] as const,
  ),
  ...['/bodas', '/casa'].map((path) => ['women', path] as const),
  ['men', '/sexo'],
];
const FEWEST_OF_A_SECTION = 12;
/** The largest number of days before the seed's clock. The forums go back further, since they are not held every day. */
const OLDEST_DAYS = 2 * 365;
const OLDEST_FORUM_DAYS = 4 * 365;
/** The section that makes a story a video, of the brands whose sections are below their own path. */
const VIDEO_SECTION: Partial<Record<BrandKey, string>> = {
  forums: '/foros-semanario/videos',
  rural: '/semanariorural/videos',
};
const DAY_IN_MINUTES = 24 * 60;
const PICTURES = new Set<string>([...SCENES, ...CARTOONS, ...PORTRAITS, ...COVERS]);
const AUTHOR_IDS = new Set(AUTHORS.map((author) => author.id));

const at = (story: SeedStory) => `${story.brand} ${story.slug}`;
const words = (text: string) => text.trim().split(/\s+/).length;
const strip = (text: string) => text.replace(/<[^>]*>/g, '');

/** The address of a seed story: `/seccion/articulo/slug/`, galleries under `/galeria/`. */
const pathOf = (story: SeedStory) =>
  `${story.sections[0]}/${story.type === 'gallery' ? 'galeria' : 'articulo'}/${story.slug}/`;

/** All addresses with the brand in front: a link stays on its brand's site. */
const PATHS = new Set(STORIES.map((story) => story.brand + pathOf(story)));

function kindOf(element: SeedElement): string {
  if (typeof element === 'string') return 'text';
  return (
    ['oembed', 'html', 'interstitial', 'links', 'gallery', 'video', 'image', 'at'].find(
      (key) => key in element,
    ) ?? Object.keys(element)[0]!
  );
}

function picturesOf(story: SeedStory): string[] {
  const inBody = story.body.flatMap((element) => {
    if (typeof element === 'string') return [];
    if ('told' in element) return element.pictures.map(({ id }) => id);
    return 'image' in element ? [element.image] : [];
  });
  return [story.picture?.id, ...inBody, ...(story.images ?? []).map((image) => image.id)].filter(
    (id) => id !== undefined,
  );
}

function linksOf(story: SeedStory): string[] {
  return story.body.flatMap((element) => {
    if (typeof element === 'string')
      return [...element.matchAll(/href="([^"]*)"/g)].map((match) => match[1]!);
    if ('interstitial' in element) return [element.url];
    if ('links' in element) return element.links.items.map((item) => item.url);
    return [];
  });
}

/** All texts for readers, without markup. */
function proseOf(story: SeedStory): string[] {
  const body = story.body.flatMap((element): string[] => {
    if (typeof element === 'string') return [element];
    if ('h' in element) return [element.h];
    if ('quote' in element) return [element.quote, element.by ?? ''];
    if ('image' in element) return [element.caption, element.credit];
    if ('list' in element) return element.list;
    if ('table' in element) return [...element.table.head, ...element.table.rows.flat()];
    if ('interstitial' in element) return [element.interstitial];
    if ('links' in element) return [element.links.title, ...element.links.items.map((item) => item.text)];
    if ('at' in element) return [element.text];
    if ('video' in element) return [element.title];
    return [];
  });
  const captions = [story.picture, ...(story.images ?? [])].flatMap((image) =>
    image ? [image.caption, image.credit] : [],
  );
  const recipe = story.recipe ? [story.recipe.yield, ...story.recipe.ingredients, ...story.recipe.steps] : [];
  const agenda = (story.event?.agenda ?? []).map((item) => item.title);
  return [
    story.kicker,
    story.headline,
    story.standfirst ?? '',
    ...body,
    ...captions,
    ...recipe,
    ...agenda,
  ].map(strip);
}

describe('the seed content', () => {
  it.each(
    FAMILIES.flatMap((brand) => Object.entries(FEWEST).map(([type, fewest]) => ({ brand, type, fewest }))),
  )('B4 has $fewest documents of the type $type for $brand', ({ brand, type, fewest }) => {
    const documents = STORIES.filter((one) => one.brand === brand && (one.type ?? 'story') === type);
    expect(documents.length).toBeGreaterThanOrEqual(fewest);
  });

  it.each(FAMILIES)('B4 has a second page of galleries for %s', (brand) => {
    const galleries = STORIES.filter((story) => story.brand === brand && story.type === 'gallery');
    expect(galleries.length).toBeGreaterThan(GALLERIES_OF_A_PAGE[brand]!);
  });

  it.each(WEEKLY_COLUMNISTS)('B10 has two pages of columns by %s', (author) => {
    const columns = STORIES.filter(({ by }) => by.includes(author));
    expect(columns.length).toBeGreaterThanOrEqual(2 * COLUMNS_OF_A_PAGE);
  });

  it.each(SMALL_SECTIONS)('B4 has a page of stories for %s %s', (brand, path) => {
    const stories = STORIES.filter((story) => story.brand === brand && story.sections.includes(path));
    expect(stories.length).toBeGreaterThanOrEqual(FEWEST_OF_A_SECTION);
  });

  it('gives each story a unique slug within its brand', () => {
    const keys = STORIES.map(at);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    for (const story of STORIES) expect(story.slug, at(story)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('names sections as paths without a trailing slash', () => {
    for (const story of STORIES)
      for (const section of story.sections) expect(section, at(story)).toMatch(/^(\/[a-z0-9-]+)+$/);
  });

  it('uses only pictures of the catalogue, each with a caption and a credit', () => {
    const unknown = STORIES.flatMap((story) =>
      picturesOf(story)
        .filter((id) => !PICTURES.has(id))
        .map((id) => `${at(story)}: ${id}`),
    );
    expect(unknown).toEqual([]);
    for (const author of AUTHORS) expect(PICTURES.has(author.portrait), author.id).toBe(true);
    for (const edition of EDITIONS) expect(PICTURES.has(edition.cover), edition.title).toBe(true);
    for (const story of STORIES)
      for (const image of [story.picture, ...(story.images ?? [])])
        if (image) expect(image.credit, at(story)).not.toBe('');
  });

  it('shows each cartoon in exactly one story, over the line that is its joke', () => {
    const shown = STORIES.filter((story) => CARTOONS.some((id) => picturesOf(story).includes(id)));
    expect(shown.map((story) => story.picture?.id).sort()).toEqual([...CARTOONS].sort());
    for (const story of shown) expect(story.picture?.caption, at(story)).toMatch(/^—/);
  });

  it('signs stories with authors of that brand', () => {
    for (const story of STORIES)
      for (const id of story.by) {
        expect(AUTHOR_IDS.has(id), `${at(story)}: ${id}`).toBe(true);
        expect(AUTHORS.find((author) => author.id === id)?.brands, `${at(story)}: ${id}`).toContain(
          story.brand,
        );
      }
  });

  it('spells author ids like the author page', () => {
    for (const author of AUTHORS) {
      const slug = author.name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, '')
        .replace(/ +/g, '-');
      expect(author.id).toBe(slug);
    }
  });

  it('links only to stories that exist on the same brand', () => {
    const broken = STORIES.flatMap((story) =>
      linksOf(story)
        .filter((url) => !PATHS.has(story.brand + url))
        .map((url) => `${at(story)} -> ${url}`),
    );
    expect(broken).toEqual([]);
  });

  it('embeds only galleries and videos that exist on the same brand', () => {
    for (const story of STORIES)
      for (const element of story.body) {
        if (typeof element === 'string') continue;
        if ('gallery' in element)
          expect(
            STORIES.some(
              (s) => s.brand === story.brand && s.slug === element.gallery && s.type === 'gallery',
            ),
            `${at(story)}: ${element.gallery}`,
          ).toBe(true);
        if ('video' in element)
          expect(
            STORIES.some((s) => s.brand === story.brand && s.slug === element.video && s.type === 'video'),
            `${at(story)}: ${element.video}`,
          ).toBe(true);
      }
  });

  it('gives galleries pictures and videos a duration', () => {
    for (const story of STORIES) {
      if (story.type === 'gallery') expect(story.images?.length ?? 0, at(story)).toBeGreaterThanOrEqual(6);
      if (story.type === 'video') {
        expect(filmOf(story)?.seconds, at(story)).toBeGreaterThan(30);
        expect(story.sections, at(story)).toContain(VIDEO_SECTION[story.brand] ?? '/videos');
      }
    }
  });

  it('uses only typographic quotes, apostrophes and dots', () => {
    const straight = STORIES.flatMap((story) =>
      proseOf(story)
        .filter((text) => /["']|\.\.\./.test(text))
        .map((text) => `${at(story)}: ${text.slice(0, 80)}`),
    );
    expect(straight).toEqual([]);
  });

  it('pairs every opening quote with its closing one', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    const odd = STORIES.flatMap((story) =>
      proseOf(story)
        .filter((text) => count(text, '“') !== count(text, '”') || count(text, '«') !== count(text, '»'))
        .map((text) => `${at(story)}: ${text.slice(0, 80)}`),
    );
    expect(odd).toEqual([]);
  });

  it('keeps headlines at 6 to 18 words; columns and tales may be shorter', () => {
    const short = /opinion|relatos|confidenciales|recetas/;
    const out = STORIES.filter((story) => {
      const n = words(story.headline);
      return n > 18 || n < (story.sections.some((section) => short.test(section)) ? 2 : 6);
    });
    expect(out.map((story) => `${at(story)}: ${words(story.headline)}`)).toEqual([]);
  });

  it('keeps kickers at 1 to 3 words and standfirsts at 18 to 35', () => {
    const kickers = STORIES.filter((story) => words(story.kicker) > 3 || story.kicker === '');
    expect(kickers.map(at)).toEqual([]);
    const standfirsts = STORIES.filter(
      (story) => story.standfirst && (words(story.standfirst) < 18 || words(story.standfirst) > 35),
    );
    expect(standfirsts.map((story) => `${at(story)}: ${words(story.standfirst ?? '')}`)).toEqual([]);
    expect(STORIES.filter((story) => !story.standfirst).length).toBeGreaterThan(10);
  });

  it('gives each video a standfirst, which fills its card beside others', () => {
    const videos = STORIES.filter(({ type }) => type === 'video');
    expect(videos.length).toBeGreaterThan(150);
    expect(videos.filter(({ standfirst }) => !standfirst).map(at)).toEqual([]);
  });

  it('spreads publication from 5 minutes to two years ago, of the forums to four, without equal times in a brand', () => {
    for (const story of STORIES) {
      const days = story.ago / DAY_IN_MINUTES;
      expect(story.ago, at(story)).toBeGreaterThanOrEqual(5);
      const oldest = story.brand === 'forums' ? OLDEST_FORUM_DAYS : OLDEST_DAYS;
      expect(days, at(story)).toBeLessThanOrEqual(oldest);
    }
    const moments = STORIES.map((story) => `${story.brand} ${story.ago}`);
    expect(moments.filter((moment, i) => moments.indexOf(moment) !== i)).toEqual([]);
  });

  it('has a story in each newsroom that waits for its time, and no list names it', () => {
    expect(new Set(UNPUBLISHED.map(({ brand }) => brand))).toEqual(new Set(FAMILIES));
    const named = new Set([...STORIES.map(({ slug }) => slug), ...COLLECTIONS.flatMap(({ slugs }) => slugs)]);
    for (const { slug, ago } of UNPUBLISHED) {
      expect(named.has(slug), slug).toBe(false);
      expect(ago, slug).toBeLessThan(0);
    }
  });

  it('uses every kind of body element at least three times', () => {
    const counts = new Map<string, number>();
    for (const story of STORIES)
      for (const element of story.body) counts.set(kindOf(element), (counts.get(kindOf(element)) ?? 0) + 1);
    const kinds = [
      'text',
      'h',
      'quote',
      'image',
      'list',
      'table',
      'gallery',
      'video',
      'html',
      'oembed',
      'interstitial',
      'links',
      'divider',
      'code',
      'at',
    ];
    expect(kinds.filter((kind) => (counts.get(kind) ?? 0) < 3)).toEqual([]);
  });

  it('locks at least twelve stories for subscribers', () => {
    expect(STORIES.filter((story) => story.contentCode === '3').length).toBeGreaterThanOrEqual(12);
  });

  it('covers the special layouts: live, confidential, special, sponsored, developing, recipes, elections', () => {
    const inSection = (section: string) => STORIES.filter((story) => story.sections.includes(section)).length;
    for (const section of [
      '/live',
      '/confidenciales',
      '/especiales',
      '/recetas',
      '/elecciones',
      '/hablan-las-marcas',
      '/opinion-fucsia',
    ])
      expect(inSection(section), section).toBeGreaterThan(0);
    expect(STORIES.some((story) => story.sponsored)).toBe(true);
    expect(STORIES.some((story) => story.developing)).toBe(true);
    expect(STORIES.filter((story) => story.recipe).length).toBeGreaterThanOrEqual(5);
    for (const story of STORIES.filter((s) => s.sections.includes('/live')))
      expect(
        story.body.filter((element) => kindOf(element) === 'at').length,
        at(story),
      ).toBeGreaterThanOrEqual(10);
    for (const story of STORIES.filter((s) => s.recipe))
      expect(story.sections, at(story)).toContain('/recetas');
  });

  it('gives every event an agenda and speakers who exist, and has events to come', () => {
    const events = STORIES.flatMap((story) => (story.event ? [story.event] : []));
    expect(events.filter(({ inDays }) => inDays > 0).length).toBeGreaterThanOrEqual(4);
    for (const event of events) {
      for (const id of [...event.speakers, ...event.agenda.flatMap((item) => item.speakers)])
        expect(AUTHOR_IDS.has(id), id).toBe(true);
      expect([...event.agenda].map((item) => item.time)).toEqual(
        event.agenda.map((item) => item.time).toSorted(),
      );
    }
  });

  it('gives every brand its front page, its latest and its most read', () => {
    for (const brand of FAMILIES)
      for (const name of ['portada', 'lo-ultimo', 'mas-leidos']) {
        const collection = COLLECTIONS.find((one) => one.id === `${brand}-${name}`);
        expect(collection?.slugs.length ?? 0, `${brand}-${name}`).toBeGreaterThanOrEqual(5);
      }
  });

  it('B16 has nine stories for the men’s page of the most viewed', () => {
    const { slugs = [] } = COLLECTIONS.find(({ id }) => id === 'men-mas-leidos') ?? {};
    expect(slugs.length).toBeGreaterThanOrEqual(9);
  });

  it.each(FAMILIES)('N7 %s has five stories for the box beside each article that is one of them', (brand) => {
    const { slugs } = COLLECTIONS.find(({ id }) => id === `${brand}-lo-ultimo`)!;
    // Others can be in a list of the same page.
    expect(slugs.length).toBeGreaterThanOrEqual(5 + 1 + 2);
  });

  it.each(FAMILIES)('N7 %s has the latest first, and no coverage, whose time the day decides', (brand) => {
    const { slugs } = COLLECTIONS.find(({ id }) => id === `${brand}-lo-ultimo`)!;
    const stories = slugs.map((slug) => STORIES.find((one) => one.brand === brand && one.slug === slug)!);
    const ages = stories.map(({ ago }) => ago);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(stories.filter(({ live }) => live).map(({ slug }) => slug)).toEqual([]);
  });

  it('has only stories of the same brand in collections, each with a picture', () => {
    const ids = COLLECTIONS.map((collection) => collection.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const collection of COLLECTIONS) {
      expect(new Set(collection.slugs).size, collection.id).toBe(collection.slugs.length);
      for (const slug of collection.slugs) {
        const story = STORIES.find((one) => one.brand === collection.brand && one.slug === slug);
        expect(story?.picture, `${collection.id}: ${slug}`).toBeDefined();
      }
    }
  });

  it('does not give neighbouring stories of a collection the same picture', () => {
    for (const collection of COLLECTIONS) {
      const pictures = collection.slugs.map(
        (slug) =>
          STORIES.find((story) => story.brand === collection.brand && story.slug === slug)?.picture?.id,
      );
      expect(
        pictures.filter((id, i) => i > 0 && id !== undefined && id === pictures[i - 1]),
        collection.id,
      ).toEqual([]);
    }
  });

  it('B15 gives printed editions titles that a year has once and that are at most three times in the archive', () => {
    for (const brand of ['weekly', 'daily', 'rural']) {
      const own = OLD_EDITIONS.filter((edition) => edition.brand === brand);
      const inYear = own.map(({ day, title }) => `${day.slice(0, 4)} ${title}`);
      expect(new Set(inYear).size, brand).toBe(inYear.length);
      const times = (title: string): number => own.filter((edition) => edition.title === title).length;
      expect(own.filter(({ title }) => times(title) > 3).map(({ title }) => title)).toEqual([]);
      expect(own.filter(({ title, deck, lines }) => /[{}]/.test([title, deck, ...lines].join()))).toEqual([]);
    }
  });

  it('has six printed editions per printing brand and several years of rural ones', () => {
    for (const brand of ['weekly', 'daily', 'women', 'men'])
      expect(EDITIONS.filter((edition) => edition.brand === brand).length, brand).toBe(6);
    const rural = EDITIONS.filter((edition) => edition.brand === 'rural');
    expect(Math.max(...rural.map((edition) => edition.daysAgo))).toBeGreaterThan(5 * 365);
    const keys = EDITIONS.map((edition) => `${edition.brand} ${edition.number}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
