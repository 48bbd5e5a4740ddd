// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { brand } from '../../../themes/daily/index.ts';
import { headerProps } from '../parts/header-props.ts';
import { DailyHeader } from './DailyHeader.tsx';

const args = headerProps(brand, '/', new Date('2026-11-20T15:00:00Z'));

/** The menus are islands: without a host they render after their code has loaded. */
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
    expect(screen.getByText(args.today.date)).toBeTruthy();
    const networks = [...container.querySelectorAll('.utility ul a')].map((link) =>
      link.getAttribute('aria-label'),
    );
    expect(networks).toEqual(['Facebook', 'X', 'Instagram', 'WhatsApp', 'YouTube']);
  });

  it('shows the seal of 75 years on the home page only', async () => {
    const home = await show('/');
    expect(home.querySelector('.seal')?.textContent).toContain('75');
    expect(screen.getByRole('img', { name: '75 años contando la región' })).toBeTruthy();
    const section = await show('/cali/');
    expect(section.querySelector('.seal')).toBeNull();
  });

  it('takes the words of the seal from its props, with a line for each year', () => {
    const props = headerProps(brand, '/', new Date('2026-11-20T15:00:00Z'));
    const messages = {
      ...props.messages,
      sealYears: '100',
      sealUnit: 'ANOS',
      seal: 'anos a contar a região',
    };
    const { container } = render(<DailyHeader {...props} messages={messages} />);
    const mark = screen.getByRole('img', { name: '100 anos a contar a região' });
    expect(mark.textContent).toBe('100ANOS');
    const [line = 0, gap = 0] = (
      container.querySelector('.seal > circle')?.getAttribute('stroke-dasharray') ?? ''
    )
      .split(' ')
      .map(Number);
    expect(2 * Math.PI * 42).toBeCloseTo(100 * (line + gap), 1);
  });

  it.each([
    ['/', 'Inicio', 'page'],
    ['/cali/articulo/nota/', 'Cali', 'true'],
    ['/colombia/', 'Colombia', 'page'],
    ['/deportes/', 'Todo en Deportes', 'page'],
    ['/deportes/ciclismo/', 'Ciclismo', 'page'],
    ['/multimedia/rio-cauca-el-viaje/', 'Río Cauca: el viaje', 'page'],
  ])('on %s each navigation marks one link: %s', async (path, text, mark) => {
    await show(path);
    for (const name of ['Secciones', 'Todas las secciones']) {
      const links = [...screen.getByRole('navigation', { name, hidden: true }).querySelectorAll('a')];
      const current = links.filter((link) => link.hasAttribute('aria-current'));
      expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
        [text, mark],
      ]);
    }
  });

  it('begins a group with its overview page only if there is one', async () => {
    await show('/');
    const all = screen.getAllByText(/^Todo en /).map(({ textContent }) => textContent);
    expect([...new Set(all)]).toEqual(['Todo en Deportes']);
  });

  it('has no other newspaper’s name', async () => {
    const container = await show('/');
    expect(container.textContent).not.toContain('El País');
    expect(screen.getAllByText('El Diario TV')[0]?.getAttribute('href')).toBe('/el-pais-tv/');
  });

  it('opens the groups as columns of at most nine rows', async () => {
    await show('/');
    const menu = (await screen.findAllByText('Noticias')).map((word) => word.closest('details[name]'))[0];
    expect(menu?.querySelector('[data-columns="rows"]')).not.toBeNull();
  });

  it('links to the subscription', async () => {
    const container = await show('/');
    expect(container.querySelector('.bar .subscribe')?.getAttribute('href')).toBe('/suscripciones/');
  });
});

describe('H4 the reader of the daily', () => {
  it('whose icon leads to the form to sign in, and whose name is beside the way out', async () => {
    const { container } = render(<DailyHeader {...args} />);
    const icon = container.querySelector('.account-tool > a')!;
    expect([icon.getAttribute('href'), icon.textContent]).toEqual([args.routes.signIn, 'Inicia sesión']);
    const leave = await screen.findByRole('button', { name: 'Cerrar sesión' }, WAIT);
    expect(leave.closest('.known')?.querySelector('.name')).toHaveAttribute('href', '/perfil/');
  });

  it('signs out with the button beside the name', async () => {
    const services = createMemoryServices({ as: 'active', log: () => undefined });
    const logout = vi.spyOn(services.identity, 'logout').mockReturnValue(new Promise(() => undefined));
    render(
      <ServicesProvider services={services}>
        <DailyHeader {...args} />
      </ServicesProvider>,
    );
    const all = await screen.findAllByText('Cerrar sesión', { selector: '.leave' }, WAIT);
    await userEvent.click(all[0]!);
    expect(logout).toHaveBeenCalledOnce();
  });
});

describe('H5 daily mobile menu', () => {
  it('is a panel from the right with the same sections and groups, and the search', async () => {
    await show('/');
    const menu = screen.getByText('Menú').closest('details');
    expect(menu?.getAttribute('data-panel')).toBe('drawer-end');
    for (const { text } of brand.navigation.menu) expect(menu?.textContent).toContain(text);
    expect(menu?.querySelectorAll('nav details')).toHaveLength(4);
    expect(menu?.querySelector('form[role="search"]')?.getAttribute('action')).toBe(brand.routes.search);
  });
});
