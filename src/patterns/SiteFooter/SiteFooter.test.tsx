// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand as daily } from '../../themes/daily/index.ts';
import { brand as weekly } from '../../themes/weekly/index.ts';
import { footerProps, SiteFooter } from './index.ts';

const NOW = new Date('2031-03-02T12:00:00Z');

describe('H9 footers', () => {
  it.each([weekly, daily])('shows the link set of $name', (brand) => {
    render(<SiteFooter {...footerProps(brand, NOW)} />);
    const nav = within(screen.getByRole('navigation', { name: 'Sobre este sitio, pie de página' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      brand.navigation.footer.map(({ text }) => text),
    );
  });

  it('gives the social links, the authority and the home page', () => {
    render(<SiteFooter {...footerProps(weekly, NOW)} />);
    const social = within(screen.getByRole('list', { name: 'Redes sociales' }));
    expect(social.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Facebook',
      'X',
      'YouTube',
      'Instagram',
      'TikTok',
    ]);
    expect(screen.getByRole('link', { name: 'Superintendencia de Industria y Comercio' })).toHaveAttribute(
      'href',
      weekly.properties.sicURL,
    );
    expect(screen.getByRole('link', { name: 'Semanario, inicio' })).toHaveAttribute('href', '/');
  });

  it('says the legal notice with the current year and the support hours', () => {
    render(<SiteFooter {...footerProps(daily, NOW)} />);
    expect(screen.getByText(/© 2031/).textContent).toContain(daily.legalName);
    expect(screen.getByText(/Lunes a viernes de 8:00 a.m. a 6:00 p.m./)).toBeVisible();
  });
});
