// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadComponent } from '../../../islands/loaded.ts';
import { createLinks } from '../../../providers/links/links.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import { authorCarouselBlock } from './AuthorCarousel.block.ts';
import { AUTHORS } from './authors.fixture.ts';
import { authorCarouselIsland } from './island.ts';
import { AuthorCarousel } from './AuthorCarousel.tsx';

await loadComponent(authorCarouselIsland);

const show = (count: number) =>
  render(
    <AuthorCarousel
      title="Nuestras firmas"
      newsroom="Redacción Semanario"
      authors={AUTHORS.slice(0, count)}
    />,
  );

describe('N13 author carousel', () => {
  it('has a link named by each author, and uses the newsroom’s name for one without a name', () => {
    show(9);
    expect(screen.getByRole('link', { name: 'Mariana Cifuentes Uribe' }).getAttribute('href')).toBe(
      '/autor/autor-0/',
    );
    expect(screen.getByText('Redacción Semanario').closest('a')).toBeNull();
  });

  it('shows a photo or its replacement', () => {
    const { container } = show(6);
    expect(container.querySelectorAll('.person img')).toHaveLength(4);
    expect(container.querySelectorAll('.person svg')).toHaveLength(1);
  });

  it.each([
    [7, false],
    [8, true],
  ])('%d authors: arrows %s', (count, arrows) => {
    const { container } = show(count);
    expect(container.querySelector('[data-arrows]')?.getAttribute('data-arrows')).toBe(
      arrows ? 'below' : 'none',
    );
  });

  it('renders nothing without authors', () => {
    const { container } = show(0);
    expect(container.innerHTML).toBe('');
  });
});

describe('the block of the author carousel', () => {
  it('reads the authors chosen by an editor, in that order, and omits unknown ones', async () => {
    const author = vi.fn((id: string) =>
      Promise.resolve(
        id === 'nadie'
          ? null
          : {
              _id: id,
              name: `Autor ${id}`,
              image: `/r/${id}.webp`,
              ...(id === 'a' && { bio_page: '/quienes-somos/a/' }),
            },
      ),
    );
    const services = {
      content: { author },
      product: 'semanario',
      images: { url: (url: string) => `${url}?256` },
      links: createLinks('https://www.ejemplo.com'),
    } as unknown as ContentServices;
    const prepared = await authorCarouselBlock.prepare(
      { published: true, autorIds: { uno: 'b', dos: 'nadie', tres: 'a' } },
      services,
      { brand: 'weekly', kind: 'home', path: '/', query: new URLSearchParams(), number: 1, title: '' },
    );
    expect(prepared?.props).toMatchObject({
      authors: [
        { id: 'b', name: 'Autor b', url: '/autor/b/', portrait: '/r/b.webp?256' },
        { id: 'a', name: 'Autor a', url: '/quienes-somos/a/' },
      ],
    });
  });

  it.each([
    ['weekly', 'Redacción Semanario'],
    ['daily', 'Redacción El Diario'],
    ['propia', 'Redacción'],
  ])('B17 on %s the name of the newsroom has that of the site', async (brand, newsroom) => {
    const services = {
      content: { author: (_id: string) => Promise.resolve({ _id, name: '' }) },
      product: 'semanario',
      images: { url: (url: string) => url },
      links: createLinks('https://www.ejemplo.com'),
    } as unknown as ContentServices;
    const page = { kind: 'home', path: '/', query: new URLSearchParams(), number: 1, title: '' } as const;
    const settings = { published: true, autorIds: { uno: 'a' } };
    const prepared = await authorCarouselBlock.prepare(settings, services, { ...page, brand });
    expect(prepared?.props).toMatchObject({ newsroom });
  });

  it('omits the author of the page', async () => {
    const author = vi.fn((id: string) => Promise.resolve({ _id: id, name: id }));
    const services = {
      content: { author },
      product: 'semanario',
      images: { url: (url: string) => url },
      links: createLinks('https://www.ejemplo.com'),
    } as unknown as ContentServices;
    await authorCarouselBlock.load({ published: true, autorIds: { 0: 'ana', 1: 'luz' } }, services, {
      ...{ brand: 'weekly', kind: 'author', query: new URLSearchParams(), number: 1, title: '' },
      path: '/autor/ana/',
    });
    expect(author.mock.calls.map(([id]) => id)).toEqual(['luz']);
  });
});
