// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../themes/weekly/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { WeeklyHeader } from './WeeklyHeader.tsx';

const args = headerProps(brand, '/politica/', new Date('2026-11-20T15:00:00Z'));

const WAIT = { timeout: 4000 };

/** The headers' menus are islands: without a host they render after their code has loaded. */
async function show(path = args.path): Promise<HTMLElement> {
  const { container } = render(<WeeklyHeader {...args} path={path} />);
  await screen.findByText('Menú', undefined, WAIT);
  await screen.findByText('Cuenta', undefined, WAIT);
  return container;
}

const menuOf = (label: string): HTMLDetailsElement => screen.getByText(label).closest('details')!;

describe('H1 weekly header', () => {
  it('shows the date with its weekday, and the ISSN', async () => {
    await show();
    expect(screen.getByText(args.today.date)).toBeTruthy();
    expect(screen.getByText('ISSN 2745-2794')).toBeTruthy();
  });

  it('has every section and the social links in the hamburger menu', async () => {
    await show();
    const menu = within(menuOf('Menú'));
    for (const { text } of brand.navigation.menu) expect(menu.getByText(text)).toBeTruthy();
    for (const name of ['YouTube', 'TikTok', 'X', 'Facebook', 'Instagram'])
      expect(menu.getByLabelText(name)).toBeTruthy();
  });

  it('marks the current section', async () => {
    const container = await show();
    const current = container.querySelectorAll('.sections > ul [aria-current="page"]');
    expect([...current].map(({ textContent }) => textContent)).toEqual(['Política']);
  });

  it('allows only one open menu: all are disclosures of one group', async () => {
    const container = await show();
    const names = [...container.querySelectorAll('details[name]')].map((menu) => menu.getAttribute('name'));
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(new Set(names).size).toBe(1);
  });

  it('closes a menu with a click outside and with Escape, which returns the focus', async () => {
    await show();
    const menu = menuOf('Más');
    menu.open = true;
    await userEvent.click(document.body);
    expect(menu.open).toBe(false);
    menu.open = true;
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(menu.querySelector('summary')).toHaveFocus();
  });

  it('is the first heading only on the home page', async () => {
    await show('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Semanario' })).toBeTruthy();
  });
});

describe('H1 modes', () => {
  const root = (mode?: 'dark' | 'transparent') =>
    render(<WeeklyHeader {...args} {...(mode && { mode })} />).container.querySelector('header')!;

  it('dark and transparent have the colours of the dark mode; only transparent lies over the page', () => {
    expect(root()).not.toHaveAttribute('data-over');
    expect(root('dark').dataset).toMatchObject({ mode: 'dark' });
    expect(root('dark')).not.toHaveAttribute('data-over');
    expect(root('transparent').dataset).toMatchObject({ mode: 'dark', over: 'true' });
  });
});

describe('H3 account menu', () => {
  it('has links for an anonymous reader to sign in, register and subscribe', async () => {
    await show();
    const links = [...menuOf('Cuenta').querySelectorAll('a')].map((link) => link.textContent);
    expect(links).toEqual(['Iniciar Sesión', 'Crear cuenta', 'Suscribirse']);
  });
});
