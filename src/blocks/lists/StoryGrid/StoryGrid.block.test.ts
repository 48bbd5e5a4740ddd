import { describe, expect, it, vi } from 'vitest';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import { documentOf } from '../../../domain/fixtures/index.ts';
import { createLinks } from '../../../providers/links/links.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import type { BlockPage } from '../../block-page.ts';
import { PRIORITIES, type Block } from '../../defineBlock.ts';
import { htmlOfBlock, optionsOfBlock } from '../../shared/fixtures/html-of-block.ts';
import { sourceInclude } from '../../shared/teaser/teaser-fields.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import {
  candidatesBlock,
  cardGridBlock,
  latestGalleriesBlock,
  portraitRowBlock,
  relatedGalleriesBlock,
} from './StoryGrid.block.ts';

describe('B1 the blocks of StoryGrid keep the names and settings of page documents', () => {
  it.each([
    ['card-grid', cardGridBlock, {}, { preset: 'soft', first: 'start' }],
    ['card-grid', cardGridBlock, { look: 'ruled', first: 'end' }, { preset: 'ruled', first: 'end' }],
    ['card-grid', cardGridBlock, { phone: 'rail' }, { preset: 'soft', phone: 'rail' }],
    ['candidates', candidatesBlock, {}, { preset: 'portraits', align: 'start' }],
    ['portrait-row', portraitRowBlock, {}, { preset: 'portraits', align: 'center' }],
    ['portrait-row', portraitRowBlock, { align: 'start' }, { preset: 'portraits', align: 'start' }],
  ] as const)('%s', async (name, block, settings, root) => {
    expect(block.name).toBe(name);
    expect(await optionsOfBlock(block, settings)).toMatchObject(root);
  });
});

describe('B17 the candidates', () => {
  it.each([
    [{ race: 'gobernaciones' }, 'Candidatos Gobernaciones'],
    [{ race: 'otras-ciudades' }, 'Candidatos Alcaldías'],
    [{}, 'Candidatos'],
    [{ race: 'gobernaciones', title: 'Los del Caribe' }, 'Los del Caribe'],
  ])('with %j are below %j', async (settings, heading) => {
    const html = await htmlOfBlock(candidatesBlock, settings);
    expect(/<h2[^>]*>(?:<[^>]*>)*([^<]+)/.exec(html)?.[1]).toBe(heading);
  });
});

describe('N10 the blocks of a gallery page', () => {
  const raw = (id: string) => ({
    _id: id,
    type: 'gallery',
    version: '0.10.7',
    subtype: 'En imágenes',
    canonical_url: `/galeria/${id}/`,
    headlines: { basic: id },
    promo_items: { basic: { type: 'image', url: `/pictures/${id}.webp` } },
    taxonomy: { sections: [{ _id: '/galerias', name: 'Galerías' }] },
  });
  const page = (document: AnsDocument): BlockPage => ({
    brand: 'weekly',
    kind: 'article',
    path: document.canonical_url,
    query: new URLSearchParams(),
    number: 1,
    title: '',
    document,
  });
  const requested = vi.fn();
  const services = {
    content: {
      feed: (request: object) => {
        requested(request);
        return Promise.resolve({ content_elements: ['uno', 'dos', 'tres'].map((id) => documentOf(raw(id))) });
      },
    },
    images: { url: (url: string) => url, srcSet: () => undefined },
    links: createLinks('https://www.ejemplo.com'),
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  } as unknown as ContentServices;
  const shown = async (block: Block, document: AnsDocument) =>
    (
      (await block.prepare({ published: true }, services, page(document)))?.props as
        { teasers: Teaser[] } | undefined
    )?.teasers.map(({ id }) => id);

  it('show the latest and those of the same subtype, without the page’s gallery', async () => {
    const own = documentOf(raw('dos'));
    expect(await shown(latestGalleriesBlock, own)).toEqual(['uno', 'tres']);
    expect(await shown(relatedGalleriesBlock, own)).toEqual(['uno', 'tres']);
    const query = { includeSections: 'galerias', feedSize: 16, sourceInclude: sourceInclude() };
    expect(requested.mock.calls.map(([request]) => request as object)).toEqual([
      { source: 'content-apir', query },
      { source: 'content-apir-v2', query: { ...query, includeSubtypes: 'En imágenes' } },
    ]);
  });

  it('the related ones, which are few, choose first', async () => {
    const own = page(documentOf(raw('dos')));
    const priorities = [relatedGalleriesBlock, latestGalleriesBlock].map(
      async (block) => (await block.load({ published: true }, services, own))?.priority,
    );
    const [related, latest] = (await Promise.all(priorities)).map((one) => PRIORITIES.indexOf(one!));
    expect(related).toBeLessThan(latest!);
  });

  it('show nothing on other pages', async () => {
    requested.mockClear();
    const story = documentOf({
      ...raw('s'),
      type: 'story',
      canonical_url: '/nacion/articulo/s/',
      taxonomy: {},
    });
    expect(await shown(latestGalleriesBlock, story)).toBeUndefined();
    expect(requested).not.toHaveBeenCalled();
  });
});
