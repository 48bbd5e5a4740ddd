// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DRAG_THRESHOLD_PX } from '../../../components/Carousel/constants.ts';
import { brand } from '../../../themes/weekly/index.ts';
import { TvTabs } from './index.ts';

const current = async (path: string): Promise<(string | null)[]> => {
  const { container, unmount } = render(<TvTabs items={brand.navigation.tv} path={path} />);
  await screen.findByText('HOME');
  const marked = [...container.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);
  unmount();
  return marked;
};

describe('H8 TV tab strip', () => {
  it('has the five tabs, in order, in a named navigation', async () => {
    render(<TvTabs items={brand.navigation.tv} path="/tv/" />);
    await screen.findByText('HOME');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['HOME', '/tv/'],
      ['PROGRAMAS DE OPINIÓN', '/semanario-tv/programas/'],
      ['SEMANARIO NOTICIAS', '/semanario-tv/programas/semanario-noticias/'],
      ['CATEGORIAS', '/semanario-tv/categorias/'],
      ['LOS MÁS VIRALES', '/semanario-tv/virales/'],
    ]);
    expect(screen.getByRole('navigation', { name: 'Secciones de TV' })).toBeVisible();
  });

  it.each(brand.navigation.tv)('marks $text on $link only', async ({ text, link }) => {
    expect(await current(link)).toEqual([text]);
  });

  it.each(['/semanario-tv/programas/otro/', '/semanario-tv/', '/'])('marks none on %s', async (path) => {
    expect(await current(path)).toEqual([]);
  });

  it('swipes from 16 px on', () => {
    expect(DRAG_THRESHOLD_PX.tabs).toBe(16);
  });
});
