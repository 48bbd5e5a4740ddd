// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { brand } from '../../themes/weekly/index.ts';
import { WeeklyHeader } from './WeeklyHeader.tsx';

const args = { brand, path: '/politica/', iso: '2026-11-20', date: 'viernes, 20 de noviembre de 2026' };

const WAIT = { timeout: 4000 };

/** The headers' menus are islands: without a host they render in place once their code is there. */
async function show(path = args.path): Promise<HTMLElement> {
  const { container } = render(<WeeklyHeader {...args} path={path} />);
  await screen.findByText('Menú', undefined, WAIT);
  await screen.findByText('Cuenta', undefined, WAIT);
  return container;
}

const menuOf = (label: string): HTMLDetailsElement => screen.getByText(label).closest('details')!;

describe('H1 weekly header', () => {
  it('shows the day with its weekday and the ISSN', async () => {
    await show();
    expect(screen.getByText(args.date)).toBeTruthy();
    expect(screen.getByText('ISSN 2745-2794')).toBeTruthy();
  });

  it('holds every section and the social links in the hamburger menu', async () => {
    await show();
    const menu = within(menuOf('Menú'));
    for (const { text } of brand.navigation.menu) expect(menu.getByText(text)).toBeTruthy();
    for (const name of ['YouTube', 'TikTok', 'X', 'Facebook', 'Instagram'])
      expect(menu.getByLabelText(name)).toBeTruthy();
  });

  it('marks the section that the reader is in', async () => {
    const container = await show();
    const current = container.querySelectorAll('.sections > ul [aria-current="page"]');
    expect([...current].map(({ textContent }) => textContent)).toEqual(['Política']);
  });

  it('lets one menu be open: all are disclosures of one group', async () => {
    const container = await show();
    const names = [...container.querySelectorAll('details[name]')].map((menu) => menu.getAttribute('name'));
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(new Set(names).size).toBe(1);
  });

  it('closes a menu by a click outside and by Escape, which gives the focus back', async () => {
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

  it('is the first heading of the home page only', async () => {
    await show('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Semanario' })).toBeTruthy();
  });
});

describe('H3 account menu', () => {
  it('offers an anonymous reader to sign in, to register and to subscribe', async () => {
    await show();
    const links = [...menuOf('Cuenta').querySelectorAll('a')].map((link) => link.textContent);
    expect(links).toEqual(['Iniciar Sesión', 'Crear cuenta', 'Suscribirse']);
  });
});
