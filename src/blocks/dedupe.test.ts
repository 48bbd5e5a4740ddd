import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { documentOf } from '../domain/fixtures/index.ts';
import { createMemoryContent } from '../providers/memory/content.ts';
import { createLinks } from '../providers/links/links.ts';
import type { ContentServices } from '../providers/ports/content-services.ts';
import type { BlockPage } from './block-page.ts';
import { requestedSize, createDedupe, claimPictures, claimStories } from './dedupe.ts';
import { storyBlock } from './shared/story-block/story-block.ts';

const story = (id: string, picture = id, content_elements: object[] = []) =>
  documentOf({
    _id: id,
    type: 'story',
    canonical_url: `/nacion/articulo/${id}/`,
    headlines: { basic: id },
    publish_date: `2026-11-2${id.length % 10}T00:00:00Z`,
    promo_items: { basic: { type: 'image', url: `/images/${picture}` } },
    content_elements,
  });
const ids = (stories: readonly { _id: string }[]) => stories.map(({ _id }) => _id).join(' ');

it('a block asks for more stories than it shows if the page may show some already, and for 100 at most', () => {
  const dedupe = createDedupe();
  expect(requestedSize(5, {})).toBe(5);
  expect(requestedSize(5, { document: story('a') })).toBe(17);
  expect([requestedSize(5, { dedupe }), requestedSize(5, { dedupe }, 'site')]).toEqual([17, 35]);
  expect(requestedSize(50, { dedupe }, 'rest')).toBe(100);
});

describe('a page shows each story once', () => {
  it('the next block omits stories that a block took, and takes the following ones', () => {
    const dedupe = createDedupe();
    const stories = ['a', 'b', 'c', 'd'].map((id) => story(id));
    expect(ids(dedupe.claim(stories, 2))).toBe('a b');
    expect(ids(dedupe.claim(stories, 2))).toBe('c d');
    expect(dedupe.claim(stories, 2)).toEqual([]);
  });

  it('a picture that the page already shows is avoided while there are others', () => {
    const dedupe = createDedupe();
    dedupe.claim([story('a', 'mesa')], 1);
    const rest = [story('b', 'mesa'), story('c'), story('d')];
    expect(ids(dedupe.claim(rest, 2))).toBe('c d');
    expect(ids(dedupe.claim(rest, 2))).toBe('b');
  });

  it('a block that can do with fewer repeats no picture', () => {
    const dedupe = createDedupe();
    dedupe.claim([story('a', 'mesa')], 1);
    expect(ids(dedupe.claim([story('b', 'mesa'), story('c')], 2, { fresh: true }))).toBe('c');
  });

  it('two stories of one block do not share a picture, and keep their order', () => {
    const dedupe = createDedupe();
    const stories = [story('a', 'mesa'), story('b', 'mesa'), story('c')];
    expect(ids(dedupe.claim(stories, 3))).toBe('a b c');
    expect(ids(createDedupe().claim(stories, 2))).toBe('a c');
  });

  it('a block without pictures ignores pictures', () => {
    const dedupe = createDedupe();
    dedupe.claim([story('a', 'mesa')], 1, { pictures: false });
    expect(ids(dedupe.claim([story('b', 'mesa'), story('c')], 1))).toBe('b');
  });

  it('the document of the page and all its pictures count as shown', () => {
    const opened = story('a', 'mesa', [
      { type: 'image', url: '/images/rio' },
      { type: 'gallery', content_elements: [{ type: 'image', url: '/images/puente' }] },
      { type: 'video', promo_items: { basic: { type: 'image', url: '/images/lote' } } },
    ]);
    const others = ['mesa', 'rio', 'puente', 'lote'].map((picture) => story(`de ${picture}`, picture));
    const dedupe = createDedupe(opened);
    expect(ids(dedupe.claim([opened, ...others, story('otra')], 1))).toBe('otra');
    expect(dedupe.claim(others, 4)).toEqual([]);
  });

  it('pictures that a block shows without a story are not shown again', () => {
    const dedupe = createDedupe();
    dedupe.claim([story('a', 'mesa')], 1);
    expect(dedupe.claimPictures(['/images/mesa', '/images/rio', '/images/lote'], 1)).toEqual(['/images/rio']);
    expect(ids(dedupe.claim([story('b', 'rio'), story('c', 'lote')], 1))).toBe('c');
  });

  it('a block outside a page shows the first ones', () => {
    expect(ids(claimStories({}, [story('a'), story('b')], 1))).toBe('a');
    expect(claimPictures({}, ['/images/a', '/images/b'], 1)).toEqual(['/images/a']);
  });
});

describe('a story block on a page that shows each story once', () => {
  const documents = ['a', 'bb', 'ccc', 'dddd'].map((id) => story(id));
  const services: ContentServices = {
    content: createMemoryContent({ documents, collections: { elegidas: ['a', 'bb'] } }),
    images: { url: (source) => source, srcSet: () => undefined },
    links: createLinks('https://example.com'),
    product: 'semanario',
    clock: { now: () => new Date('2026-11-25T12:00:00Z') },
  };
  const block = storyBlock({
    name: 'pair',
    label: 'Dos notas',
    feedSize: 2,
    settings: { tone: z.string().default('') },
    view: ({ teasers }) => teasers.map(({ id }) => id).join(' '),
  });
  const page = (): BlockPage => ({
    brand: 'weekly',
    kind: 'home',
    path: '/',
    query: new URLSearchParams(),
    number: 1,
    title: '',
    dedupe: createDedupe(),
  });
  const props = async (settings: object, on: BlockPage) =>
    (await block.prepare({ published: true, ...settings }, services, on))?.props as
      { teasers: { id: string }[] } | undefined;

  it('has its priority by its source: picks of editors before the newest', async () => {
    const priority = async (settings: object) =>
      (await block.load({ published: true, ...settings }, services, page()))?.priority;
    expect(await priority({})).toBe('newest');
    expect(await priority({ collectionId: 'portada' })).toBeUndefined();
    expect(await priority({ collectionId: 'elegidas' })).toBe('picked');
  });

  it('takes the newest that no earlier block shows, and hides if none is left', async () => {
    const on = page();
    const shown = async (settings = {}) => (await props(settings, on))?.teasers.map(({ id }) => id).join(' ');
    expect(await shown()).toBe('dddd ccc');
    expect(await shown()).toBe('bb a');
    expect(await shown()).toBeUndefined();
    expect(await shown({ repeats: true })).toBe('dddd ccc');
  });
});
