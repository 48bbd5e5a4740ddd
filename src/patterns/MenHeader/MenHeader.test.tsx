// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../themes/men/index.ts';
import { MenHeader } from './index.ts';

const props = {
  name: brand.name,
  wordmark: brand.wordmark,
  sections: brand.navigation.main,
  social: [],
  routes: brand.routes,
  path: brand.navigation.main[0]!.link,
  today: { iso: '2026-11-20T15:00:00.000Z', date: 'viernes, 20 de noviembre de 2026' },
  issn: brand.issn,
  more: brand.navigation.more,
};

describe('H6 MenHeader', () => {
  it('marks the section that the page is in', () => {
    render(<MenHeader {...props} />);
    const row = within(screen.getByRole('navigation', { name: 'Secciones' }));
    const links = row.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(brand.navigation.main.map(({ text }) => text));
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
  });

  it('the wordmark is the heading of the home page and of no other', () => {
    const { rerender } = render(<MenHeader {...props} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    rerender(<MenHeader {...props} home />);
    expect(screen.getByRole('heading', { level: 1, name: brand.name })).toBeTruthy();
  });

  it('the menu says the day, the ISSN 2954-8241 and Lo más visto, and nests sections', async () => {
    render(<MenHeader {...props} />);
    expect(await screen.findByText('ISSN 2954-8241')).toBeTruthy();
    expect(screen.getByText('viernes, 20 de noviembre de 2026')).toBeTruthy();
    expect(screen.getByText('Lo más visto').closest('a')).toHaveAttribute('href', '/lo-mas-visto/');
    expect(screen.getByText('Historias').closest('a')).toHaveAttribute('href', '/seccion/historias/');
  });
});
