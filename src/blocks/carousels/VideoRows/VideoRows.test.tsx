// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { preload } from '../../../islands/server.tsx';
import { createLinks } from '../../../providers/links/links.ts';
import { createMemoryContent } from '../../../providers/memory/content.ts';
import type { FeedRequest } from '../../../providers/ports/content.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import { createDedupe } from '../../dedupe.ts';
import { storyCarouselIsland } from '../StoryCarousel/island.ts';
import { videoRowsBlock } from './VideoRows.block.ts';
import type { VideoRowsProps } from './VideoRows.tsx';

await preload([storyCarouselIsland]);

const video = (id: string, ...sections: string[]) =>
  documentOf({
    _id: id,
    type: 'video',
    canonical_url: `/videos/articulo/${id}/`,
    headlines: { basic: `Video ${id}` },
    publish_date: '2026-11-20T10:00:00Z',
    promo_items: { basic: { type: 'image', url: `/pictures/${id}.webp` } },
    taxonomy: {
      primary_section: { _id: sections[0] ?? '', name: '' },
      sections: sections.map((_id) => ({ _id })),
    },
  });

const category = (name: string) => `/semanario-tv/categorias/${name}`;
const node = (_id: string, name: string) => ({ _id, name, children: [] });

const content = createMemoryContent({
  documents: [
    video('uno', category('politica'), category('economia')),
    video('dos', category('politica')),
    video('tres', category('economia')),
    video('cuatro', '/semanario-tv/programas/a-fondo'),
    video('cinco', '/semanariorural/videos', '/semanariorural/videos/aprenda'),
    video('seis', '/semanariorural/videos', '/semanariorural/videos/oficios'),
  ],
  navigation: [
    {
      ...node('nav{product}TVCategorias', 'Categorías'),
      children: [node(category('politica'), 'Política'), node(category('economia'), 'Economía')],
    },
    {
      ...node('nav{product}Tv', 'TV'),
      children: [node('/semanario-tv/programas/a-fondo', 'A fondo')],
    },
    {
      ...node('nav{product}RuralVideos', 'Temas'),
      children: [
        node('/semanariorural/videos/aprenda', 'Aprenda'),
        node('/semanariorural/videos/oficios', 'Oficios'),
      ],
    },
  ],
});

/** Shows the block at an address of the TV section, and the requests that it sent. */
async function show(settings: object = {}, page: { path?: string; once?: boolean } = {}) {
  const requested: FeedRequest[] = [];
  const services: ContentServices = {
    content: {
      ...content,
      feed: (request, options) => {
        requested.push(request);
        return content.feed(request, options);
      },
    },
    images: { url: (source) => source, srcSet: () => undefined },
    links: createLinks('https://example.com'),
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    product: 'semanario',
  };
  const prepared = await videoRowsBlock.prepare({ published: true, ...settings }, services, {
    brand: 'weekly',
    kind: 'section',
    path: page.path ?? '/tv/',
    query: new URLSearchParams(),
    number: 1,
    title: '',
    ...(page.once && { dedupe: createDedupe() }),
  });
  if (prepared) render(prepared.element);
  const { rows = [] } = (prepared?.props ?? {}) as Partial<VideoRowsProps>;
  return {
    requested,
    rows: rows.map(({ title, teasers }) => [title, teasers.map(({ id }) => id).toSorted()]),
  };
}

describe('B8 the rows of videos', () => {
  it('are the categories of the navigation, with ten videos each', async () => {
    const { requested, rows } = await show();
    expect(rows).toEqual([
      ['Política', ['dos', 'uno']],
      ['Economía', ['tres', 'uno']],
    ]);
    expect(requested.map(({ source, query }) => [source, query.feedSize])).toEqual([
      ['content-apir-{product}TV-v2', 10],
      ['content-apir-{product}TV-v2', 10],
    ]);
  });

  it('show each video once on a page that shows each story once', async () => {
    const { rows } = await show({}, { once: true });
    expect(rows).toEqual([
      ['Política', ['dos', 'uno']],
      ['Economía', ['tres']],
    ]);
  });

  it('are the programmes if an editor chooses them', async () => {
    expect((await show({ menu: 'programmes' })).rows).toEqual([['A fondo', ['cuatro']]]);
  });

  it('B15 are the topics of the rural weekly, without the topic of the page', async () => {
    const page = { path: '/semanariorural/videos/oficios/' };
    const { requested, rows } = await show({ menu: 'topics' }, page);
    expect(rows).toEqual([['Aprenda', ['cinco']]]);
    expect(requested.map(({ source }) => source)).toEqual(['content-apir-subsection']);
  });

  it('are those of the editor’s keys in their order', async () => {
    const { rows } = await show({ categorias: { 'a-fondo': '', 'categorias/economia': 'Bolsillo' } });
    expect(rows).toEqual([
      ['a fondo', ['cuatro']],
      ['Bolsillo', ['tres', 'uno']],
    ]);
  });

  it('are cut by number, and alternate by their place on the page', async () => {
    expect((await show({ rows: 1 })).rows.map(([title]) => title)).toEqual(['Política']);
    expect((await show({ from: 1 })).rows.map(([title]) => title)).toEqual(['Economía']);
    const presets = [...document.querySelectorAll<HTMLElement>('section[data-bleed]')].map(
      ({ dataset }) => dataset['preset'],
    );
    expect(presets).toEqual(['band-plain', 'band']);
  });

  it('omit the row of the page that shows them', async () => {
    const { rows } = await show({}, { path: '/semanario-tv/categorias/politica/' });
    expect(rows.map(([title]) => title)).toEqual(['Economía']);
  });

  it('link each row to its page', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Política' })).toHaveAttribute(
      'href',
      '/semanario-tv/categorias/politica/',
    );
  });

  it('are hidden without videos', async () => {
    expect((await show({ categorias: { 'categorias/nadie': '' } })).rows).toEqual([]);
  });
});
