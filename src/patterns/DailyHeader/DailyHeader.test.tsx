// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '../../themes/daily/index.ts';
import { DailyHeader } from './DailyHeader.tsx';

const args = { brand, iso: '2026-11-20', date: 'viernes, 20 de noviembre de 2026' };

/** The menus are islands: without a host they render in place once their code is there. */
const WAIT = { timeout: 4000 };

async function show(path: string): Promise<HTMLElement> {
  const { container } = render(<DailyHeader {...args} path={path} />);
  const header = within(container);
  await header.findByText('Menú', undefined, WAIT);
  await header.findByText('Cuenta', undefined, WAIT);
  return container;
}

describe('H4 daily header', () => {
  it('shows the long date and the five networks', async () => {
    const container = await show('/');
    expect(screen.getByText(args.date)).toBeTruthy();
    const networks = [...container.querySelectorAll('.utility ul a')].map((link) =>
      link.getAttribute('aria-label'),
    );
    expect(networks).toEqual(['Facebook', 'X', 'Instagram', 'WhatsApp', 'YouTube']);
  });

  it('shows the seal of 75 years on the home page only', async () => {
    const home = await show('/');
    expect(home.querySelector('.seal')?.textContent).toContain('75');
    const section = await show('/cali/');
    expect(section.querySelector('.seal')).toBeNull();
  });

  it('marks the item whose link the address contains', async () => {
    const container = await show('/cali/articulo/nota/');
    const current = container.querySelectorAll('.sections > ul > li > a[aria-current="page"]');
    expect([...current].map(({ textContent }) => textContent)).toEqual(['Cali']);
  });

  it('opens the groups as columns of at most nine rows', async () => {
    await show('/');
    const menu = (await screen.findAllByText('Noticias')).map((word) => word.closest('details[name]'))[0];
    expect(menu?.querySelector('[data-columns="rows"]')).not.toBeNull();
  });

  it('leads to the subscription', async () => {
    const container = await show('/');
    expect(container.querySelector('.bar .subscribe')?.getAttribute('href')).toBe('/suscripciones/');
  });
});

describe('H5 daily mobile menu', () => {
  it('is a panel from the right with the same sections, their groups and the search', async () => {
    await show('/');
    const menu = screen.getByText('Menú').closest('details');
    expect(menu?.getAttribute('data-panel')).toBe('drawer-end');
    for (const { text } of brand.navigation.menu) expect(menu?.textContent).toContain(text);
    expect(menu?.querySelectorAll('nav details')).toHaveLength(4);
    expect(menu?.querySelector('form[role="search"]')?.getAttribute('action')).toBe(brand.routes.search);
  });
});
