// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { timeOfDay } from '../../../domain/dates/format.ts';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { footerProps, SiteFooter } from './index.ts';

const NOW = new Date('2031-03-02T12:00:00Z');

describe('H9 footers', () => {
  it.each([weekly, daily])('shows the link set of $name', (brand) => {
    render(<SiteFooter {...footerProps(brand, NOW)} />);
    const nav = within(screen.getByRole('navigation', { name: 'Sobre este sitio, pie de página' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...brand.navigation.footer.map(({ text }) => text),
      'Preferencias de privacidad',
    ]);
  });

  it('has the social links, the authority and the home page', () => {
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

  it('links to another home page', () => {
    render(<SiteFooter {...footerProps({ ...weekly, routes: { ...weekly.routes, home: '/es/' } }, NOW)} />);
    expect(screen.getByRole('link', { name: 'Semanario, inicio' })).toHaveAttribute('href', '/es/');
  });

  it('shows the legal notice with the current year and the support hours', () => {
    render(<SiteFooter {...footerProps(daily, NOW)} />);
    expect(screen.getByText(/© 2031/).textContent).toContain(daily.legalName);
    expect(screen.getByText(/Lunes a viernes de 8:00 a\. m\. a 6:00 p\. m\./)).toBeVisible();
    const hours = [8, 18].map((hour) => timeOfDay({ hour, minute: 0 }));
    expect(daily.supportHours).toBe(`Lunes a viernes de ${hours[0]} a ${hours[1]}`);
  });

  it.each([
    ['Editorial La Ribera S.A.S.', 'Editorial La Ribera S.A.S. Todos'],
    ['Fundación El Faro', 'Fundación El Faro. Todos'],
  ])('ends the name of %s with one full stop', (legalName, words) => {
    render(<SiteFooter {...footerProps({ ...daily, legalName }, NOW)} />);
    expect(screen.getByText(/© 2031/).textContent).toContain(words);
  });

  it('shows the year in Bogotá, also when the next year has begun in UTC', () => {
    expect(footerProps(daily, new Date('2027-01-01T04:59:00Z')).year).toBe(2026);
    expect(footerProps(daily, new Date('2027-01-01T05:00:00Z')).year).toBe(2027);
  });
});
