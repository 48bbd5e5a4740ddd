// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../themes/women/index.ts';
import { WomenHeader } from './index.ts';

const props = {
  name: brand.name,
  wordmark: brand.wordmark,
  sections: brand.navigation.main,
  social: [],
  routes: brand.routes,
  path: brand.navigation.main[0]!.link,
  menu: brand.navigation.menu,
};

describe('H7 WomenHeader', () => {
  it('marks the section that the page is in', () => {
    render(<WomenHeader {...props} />);
    const row = within(screen.getByRole('navigation', { name: 'Secciones' }));
    const links = row.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(brand.navigation.main.map(({ text }) => text));
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
  });

  it('the wordmark is the heading of the home page and of no other', () => {
    const { rerender } = render(<WomenHeader {...props} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    rerender(<WomenHeader {...props} home />);
    expect(screen.getByRole('heading', { level: 1, name: brand.name })).toBeTruthy();
  });
});
