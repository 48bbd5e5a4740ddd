// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BodyBlock } from '../../../domain/body/block.ts';
import { articleOf } from '../../../domain/fixtures/index.ts';
import { elements, type ElementFixtureName } from '../../../domain/fixtures/elements.ts';
import { plainText } from '../../../domain/html/plain-text.ts';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { bodyGalleryIsland } from '../BodyGallery/island.ts';
import { filmIsland } from '../BodyVideo/island.ts';
import { loadComponent } from '../../../islands/loaded.ts';
import { ArticleBody } from './ArticleBody.tsx';

await Promise.all([loadComponent(bodyGalleryIsland), loadComponent(filmIsland)]);

const bodyOf = (...content_elements: unknown[]): BodyBlock[] =>
  articleOf(
    { _id: 'A', type: 'story', version: '0.10.7', canonical_url: '/a/', content_elements },
    { insertions: [] },
  ).body;

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

/** A text as readers see it: a number has a comma. */
const shownAs = (text: string): string => squeezed(plainText(text)).replace(/^(\d+)\.(\d+)$/, '$1,$2');

describe('N3 body blocks', () => {
  it.each(Object.keys(elements) as ElementFixtureName[])(
    'every readable text of %s is on the page',
    (name) => {
      const { element, readable } = elements[name];
      const blocks = bodyOf(element);
      const { container } = render(<ArticleBody blocks={blocks} onUnknown={() => expect.unreachable()} />);
      const shown = squeezed(container.textContent ?? '');
      const printable = blocks.length > 0 ? readable : [];
      for (const text of printable) expect(shown).toContain(shownAs(text));
    },
  );

  it('reports a type without a view, and renders the rest', () => {
    const onUnknown = vi.fn();
    const blocks = [
      { type: 'hologram', id: 'x' } as unknown as BodyBlock,
      { type: 'text', id: 't', html: 'Sigue.' } as const,
    ];
    render(<ArticleBody blocks={blocks} onUnknown={onUnknown} />);
    expect(onUnknown).toHaveBeenCalledWith('hologram', 'x');
    expect(screen.getByText('Sigue.').tagName).toBe('P');
  });

  it('reserves the space of an ad, labels it, and fills it with a house ad', () => {
    const ad: BodyBlock = { type: 'ad', id: 'ad', slot: 'ROBAPAGINA_1', size: 'GP5', display: 'mobile' };
    const own = { name: 'Boletines', title: 'Lo esencial', text: 'A las siete.', button: 'Sí', href: '/b/' };
    const { rerender } = render(<ArticleBody blocks={[ad]} />);
    expect(screen.getByRole('note', { name: 'Publicidad' }).dataset['display']).toBe('mobile');
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<ArticleBody blocks={[ad]} slots={{ ads: { ROBAPAGINA_1: own } }} />);
    expect(screen.getByRole('link', { name: 'Sí' }).getAttribute('href')).toBe('/b/');
    rerender(<ArticleBody blocks={[ad]} views={{ ad: ({ slot }) => <p>{slot}</p> }} />);
    expect(screen.getByText('ROBAPAGINA_1')).toBeTruthy();
  });

  it('shows players and recommendations if the site has some, and no gap if it has none', () => {
    const places: BodyBlock[] = [
      { type: 'geo-video-player', id: 'g' },
      { type: 'recommendations', id: 'r' },
      { type: 'video-player', id: 'v' },
    ];
    const film = {
      player: { provider: 'file', sources: [{ src: 'https://v.ejemplo.com/a.mp4', type: 'video/mp4' }] },
      title: 'El río desde el aire',
      label: 'En video',
    } as const;
    const { container, rerender } = render(<ArticleBody blocks={places} />);
    expect(container.firstElementChild?.childElementCount).toBe(0);
    rerender(
      <ArticleBody
        blocks={places}
        slots={{
          video: { ...film, player: { ...film.player, sources: [...film.player.sources] } },
          recommendations: Object.values(TEASERS),
        }}
      />,
    );
    expect(screen.getByLabelText('El río desde el aire').getAttribute('preload')).toBe('none');
    expect(
      within(screen.getByRole('complementary', { name: 'Le puede interesar' })).getAllByRole('article'),
    ).toHaveLength(3);
  });

  it('limits headings to h6 and gives them an id for links', () => {
    render(<ArticleBody blocks={bodyOf(elements.deepHeader.element)} />);
    const heading = screen.getByRole('heading', { name: 'Muy hondo' });
    expect(heading.tagName).toBe('H6');
    // It is the first heading below the headline.
    expect(heading).toHaveAttribute('aria-level', '2');
    expect(heading.id).not.toBe('');
  });

  it.each([
    [1, '80'],
    [60, '80'],
    [81, '160'],
    [319, '320'],
    [320, null],
    [1600, null],
  ])('a picture of %i px has the width of %s px', (width, small) => {
    const picture = {
      url: 'https://a.ejemplo.com/a.jpg',
      alt: 'Un sello',
      width,
      height: 60,
      renditions: [],
    };
    const caption = { text: '', caption: '', credit: '' };
    render(<ArticleBody blocks={[{ type: 'image', id: 'i', picture, caption }]} />);
    const classes = [...screen.getByAltText('Un sello').parentElement!.classList];
    expect(classes.filter((name) => name.startsWith('small-'))).toEqual(small ? [`small-${small}`] : []);
  });

  it('a table is in a box that the keyboard can scroll', () => {
    render(<ArticleBody blocks={[{ type: 'table', id: 't', header: ['Año'], rows: [['2025']] }]} />);
    expect(screen.getByRole('group', { name: 'Tabla: Año' }).tabIndex).toBe(0);
    expect(screen.getByRole('columnheader', { name: 'Año' })).toBeTruthy();
  });

  it('a table in raw HTML is, too; other raw HTML is not focusable', () => {
    const blocks: BodyBlock[] = [
      { type: 'html', id: 'a', html: '<table><tr><td>Ancha</td></tr></table>' },
      { type: 'html', id: 'b', html: '<p>Un aviso.</p>' },
    ];
    render(<ArticleBody blocks={blocks} />);
    expect(screen.getByRole('group', { name: 'Tabla' }).tabIndex).toBe(0);
    expect(screen.getByText('Un aviso.').parentElement!.hasAttribute('tabindex')).toBe(false);
  });
});

describe('N5 captions', () => {
  it("join caption and credit by ' | Foto: '", () => {
    const { container } = render(<ArticleBody blocks={bodyOf(elements.image.element)} />);
    expect(container.querySelector('figcaption')?.textContent).toBe(
      'La plaza de Bolívar a las seis de la mañana | Foto: Ana Ruiz, AFP',
    );
  });
});

describe('N9 live blog', () => {
  it('shows a time with its line as a level-2 heading that can be linked to', () => {
    render(
      <ArticleBody
        blocks={[
          {
            type: 'time-stamp',
            id: 'u1',
            time: '10:30 am',
            dateTime: '2025-06-02T15:30:00.000Z',
            level: 2,
            html: 'Quórum',
          },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Quórum' }).closest('#u1')).toBeTruthy();
    expect(screen.getByText('10:30 am').getAttribute('datetime')).toBe('2025-06-02T15:30:00.000Z');
  });
});
