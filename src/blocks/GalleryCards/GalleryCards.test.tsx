// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AnsDocument } from '../../domain/ans/document.ts';
import { documentOf } from '../../domain/fixtures/index.ts';
import { createLinks } from '../../providers/links.ts';
import type { ContentServices } from '../../providers/services.ts';
import type { Block, BlockPage } from '../defineBlock.ts';
import { TEASERS } from '../fixtures/teasers.ts';
import type { Teaser } from '../teaser/teaser.ts';
import { latestGalleriesBlock, relatedGalleriesBlock } from './GalleryCards.block.ts';
import { GalleryCards } from './GalleryCards.tsx';

const gallery = (id: string, headline: string): Teaser => ({
  ...TEASERS.gallery,
  id,
  url: `/galeria/${id}/`,
  headline,
});

describe('N10 galleries under a gallery', () => {
  it("shows four, each with its link 'Ver galería'", () => {
    render(
      <GalleryCards
        title="Últimas galerías"
        teasers={['a', 'b', 'c', 'd', 'e'].map((id) => gallery(id, id))}
      />,
    );
    const links = screen.getAllByRole('link', { name: /^Ver galería: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `/galeria/${id}/`),
    );
    expect(links[0]?.textContent).toBe('Ver galería');
  });

  it("a headline longer than 100 characters ends in '...'", () => {
    render(<GalleryCards title="Galerías relacionadas" teasers={[gallery('a', 'x'.repeat(101))]} />);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(`${'x'.repeat(100)}...`);
  });

  it('is nothing without galleries', () => {
    const { container } = render(<GalleryCards title="x" teasers={[]} />);
    expect(container.innerHTML).toBe('');
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
  const asked = vi.fn();
  const services = {
    content: {
      feed: (request: object) => {
        asked(request);
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

  it('the latest and those of the same subtype, without the page’s own', async () => {
    const own = documentOf(raw('dos'));
    expect(await shown(latestGalleriesBlock, own)).toEqual(['uno', 'tres']);
    expect(await shown(relatedGalleriesBlock, own)).toEqual(['uno', 'tres']);
    expect(asked.mock.calls.map(([request]) => request as object)).toMatchObject([
      { source: 'content-apir', query: { includeSections: 'galerias' } },
      { source: 'content-apir-v2', query: { includeSections: 'galerias', includeSubtypes: 'En imágenes' } },
    ]);
  });

  it('stand on no other page', async () => {
    asked.mockClear();
    const story = documentOf({
      ...raw('s'),
      type: 'story',
      canonical_url: '/nacion/articulo/s/',
      taxonomy: {},
    });
    expect(await shown(latestGalleriesBlock, story)).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });
});
