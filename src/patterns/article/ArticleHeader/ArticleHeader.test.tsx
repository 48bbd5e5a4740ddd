// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ArticleHeader, type ArticleHeaderProps } from './ArticleHeader.tsx';

const show = (props: Partial<ArticleHeaderProps> = {}) =>
  render(
    <ArticleHeader
      headlineHtml="El río <em>volvió</em>"
      bylines={[{ text: 'Ana Ruiz', href: '/autor/ana-ruiz/' }]}
      {...props}
    />,
  );

describe('N2 standard header', () => {
  it('shows kicker, headline, standfirst, byline and date, in this order', () => {
    const { container } = show({
      kicker: 'Huila',
      standfirstHtml: 'A su <b>cauce</b>.',
      date: { iso: '2026-11-20T17:15:00.000Z', text: '20 de noviembre de 2026, 12:15 p. m.' },
      readingMinutes: 4,
    });
    expect(container.textContent).toBe(
      'HuilaEl río volvióA su cauce.Ana Ruiz20 de noviembre de 2026, 12:15 p. m.4 min de lectura',
    );
    expect(container.querySelector('time')?.dateTime).toBe('2026-11-20T17:15:00.000Z');
  });

  it('has the only h1 of the page', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'El río volvió' })).toBeTruthy();
  });

  it('omits fields that the story does not have', () => {
    const { container } = show({ bylines: [{ text: 'Redacción' }] });
    expect(container.querySelector('.standfirst, time, .marks, a')).toBeNull();
  });

  it('shows the time of an update, and the duration of a video', () => {
    show({ updated: { iso: '2026-11-21T12:10:00.000Z', text: '21 de noviembre' }, duration: '12:40' });
    expect(screen.getByText('Actualizado: 21 de noviembre')).toBeTruthy();
    expect(screen.getByText('Video de 12:40')).toBeTruthy();
  });
});

describe('N2 opinion header', () => {
  it('has the author with the portrait above the headline, once', () => {
    const { container } = show({
      variant: 'opinion',
      bylines: [{ text: 'Ana Ruiz', href: '/autor/ana-ruiz/', portrait: '/r.webp' }],
    });
    const author = container.querySelector('.title .author')!;
    expect(author.textContent).toBe('Ana Ruiz');
    expect(author.querySelector('img')?.getAttribute('src')).toBe('/r.webp');
    expect(
      author.compareDocumentPosition(screen.getByRole('heading')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(screen.getAllByText('Ana Ruiz')).toHaveLength(1);
  });

  it.each([
    [undefined, 'medal', 'over'],
    ['arch', 'arch', 'over'],
    ['label', 'label', 'beside'],
    ['leaf', 'leaf', 'beside'],
  ] as const)('has the form %s of its brand', (given, column, portrait) => {
    const { container } = show({ variant: 'opinion', column: given });
    expect(container.querySelector('header')!.dataset).toMatchObject({ column, portrait });
  });

  it('has no form of a column otherwise', () => {
    const { container } = show({ column: 'leaf' });
    expect(container.querySelector('header[data-column], header[data-portrait]')).toBeNull();
  });
});

describe('N13 byline', () => {
  it('is a link to the author, or text without a page or a safe address', () => {
    const { rerender } = show();
    expect(screen.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe('/autor/ana-ruiz/');
    rerender(
      <ArticleHeader headlineHtml="x" bylines={[{ text: 'Ana Ruiz', href: 'javascript:alert(1)' }]} />,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('N8 and the other marks', () => {
  it('shows live, developing and sponsored', () => {
    show({ live: true, developing: true, sponsored: true });
    for (const mark of ['En vivo', 'Noticia en desarrollo', 'Contenido patrocinado'])
      expect(screen.getByText(mark)).toBeTruthy();
  });

  it('links to the coverage of the elections', () => {
    show({ elections: true });
    expect(screen.getByRole('link', { name: /Elecciones/ }).getAttribute('href')).toBe('/elecciones/');
  });

  it('names all credited authors, and shows a portrait only for a single author', () => {
    const people = [
      { text: 'Ana Ruiz', href: '/autor/ana-ruiz/', portrait: '/ana.webp' },
      { text: 'Luis Peña' },
      { text: 'Eva Gil', href: '/autor/eva/' },
    ];
    const { container } = show({ bylines: people });
    expect(container.querySelector('.byline')?.textContent).toBe('Ana Ruiz, Luis Peña y Eva Gil');
    expect(container.querySelector('.byline img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Eva Gil' }).getAttribute('href')).toBe('/autor/eva/');
  });

  it('above a column, each author has a portrait', () => {
    const { container } = show({
      variant: 'opinion',
      bylines: [{ text: 'Ana Ruiz', portrait: '/ana.webp' }, { text: 'Luis Peña' }],
    });
    const found = [...container.querySelectorAll('.author')].map((one) => [
      one.textContent,
      one.querySelector('img')?.getAttribute('src'),
    ]);
    expect(found).toEqual([
      ['Ana Ruiz', '/ana.webp'],
      ['LPLuis Peña', undefined],
    ]);
  });
});
