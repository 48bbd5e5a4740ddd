// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../../routing/index.ts';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as forums } from '../../../themes/forums/index.ts';
import { brand as men } from '../../../themes/men/index.ts';
import { brand as rural } from '../../../themes/rural/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { brand as women } from '../../../themes/women/index.ts';
import { DailyHeader } from '../DailyHeader/DailyHeader.tsx';
import { ForumsHeader } from '../ForumsHeader/ForumsHeader.tsx';
import { MenHeader } from '../MenHeader/MenHeader.tsx';
import { RuralHeader } from '../RuralHeader/RuralHeader.tsx';
import { WeeklyHeader } from '../WeeklyHeader/WeeklyHeader.tsx';
import { WomenHeader } from '../WomenHeader/WomenHeader.tsx';
import { headerProps } from './header-props.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const WAIT = { timeout: 4000 };

const HEADERS = [
  { brand: weekly, Header: WeeklyHeader },
  { brand: daily, Header: DailyHeader },
  { brand: women, Header: WomenHeader },
  { brand: men, Header: MenHeader },
  { brand: forums, Header: ForumsHeader },
  { brand: rural, Header: RuralHeader },
];

describe.each(HEADERS)('the header of $brand.name', ({ brand, Header }) => {
  const section = brand.navigation.main.find(({ link }) => link.length > 1)!;

  it('is the heading only on the home page', () => {
    const { rerender } = render(<Header {...headerProps(brand, '/', NOW)} />);
    expect(screen.getByRole('heading', { level: 1, name: brand.name })).toBeTruthy();
    rerender(<Header {...headerProps(brand, section.link, NOW)} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('links to the home page', () => {
    render(<Header {...headerProps(brand, section.link, NOW)} />);
    const home = screen.getAllByRole('link', { name: new RegExp(`^${brand.name}(, inicio)?$`) });
    for (const link of home) expect(link).toHaveAttribute('href', '/');
  });

  it('knows another home page', () => {
    const elsewhere = { ...brand, routes: { ...brand.routes, home: '/es/' } };
    render(<Header {...headerProps(elsewhere, '/es/', NOW)} />);
    const home = screen.getAllByRole('link', { name: new RegExp(`^${brand.name}(, inicio)?$`) });
    for (const link of home) expect(link).toHaveAttribute('href', '/es/');
    expect(screen.getByRole('heading', { level: 1, name: brand.name })).toBeTruthy();
  });

  it('marks the section of the page', () => {
    render(<Header {...headerProps(brand, section.link, NOW)} />);
    const row = screen.getByRole('navigation', { name: 'Secciones' });
    const current = [...row.querySelectorAll('[aria-current]')];
    expect(current.map(({ textContent }) => textContent)).toEqual([section.text]);
  });

  it('has no disclosure but collapsibles', async () => {
    const { container } = render(<Header {...headerProps(brand, section.link, NOW)} />);
    await waitFor(() => expect(container.querySelector('details.rt-header-menu')).not.toBeNull(), WAIT);
    expect(container.querySelector('details:not(.rt-collapsible)')).toBeNull();
  });

  it('can replace the account menu by another element', () => {
    const props = headerProps(brand, section.link, NOW);
    render(<Header {...props} account={<a href="/perfil/">Ana</a>} />);
    expect(screen.getByRole('link', { name: 'Ana' })).toBeTruthy();
    expect(screen.queryByText('Cuenta')).toBeNull();
    // Nor do other links to the account stay beside it.
    for (const name of [props.messages.signIn, props.messages.register])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('takes all texts from its props', async () => {
    const props = headerProps(brand, section.link, NOW);
    const messages = Object.fromEntries(Object.keys(props.messages).map((key) => [key, `[${key}]`]));
    const { container } = render(<Header {...props} messages={messages as never} />);
    for (const word of ['[menu]', '[search]', '[account]']) await screen.findByText(word, undefined, WAIT);
    const own = Object.entries(props.messages).filter(([key]) => !['home', 'loading'].includes(key));
    const said = [...container.querySelectorAll('[aria-label], [placeholder]')]
      .flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('placeholder')])
      .concat([...container.querySelectorAll('summary, a')].map(({ textContent }) => textContent));
    expect(own.filter(([, word]) => said.includes(word))).toEqual([]);
  });
});

describe('a header that stays while an app’s router changes the page', () => {
  const props = headerProps(weekly, '/nacion/', NOW);
  const navigate = vi.fn();
  const opened = async (label: string) => {
    navigate.mockReset();
    const { container } = render(
      <LinkProvider navigate={navigate}>
        <WeeklyHeader {...props} />
        <main>Nación</main>
      </LinkProvider>,
    );
    const summary = (await screen.findByText(label, { selector: 'summary *' }, WAIT)).closest('summary')!;
    const menu = summary.closest('details')!;
    const main = container.querySelector('main')!;
    const user = userEvent.setup();
    await user.click(summary);
    await waitFor(() => expect(menu.open).toBe(true));
    return { menu, main, user };
  };

  it('closes a menu whose link is followed, before the router shows the page', async () => {
    const { menu, main, user } = await opened(props.messages.menu);
    await waitFor(() => expect(main.inert).toBe(true));
    const seen: unknown[] = [];
    navigate.mockImplementation((href) => seen.push(href, menu.open, main.inert));
    await user.click(menu.querySelector('.panel a[href]')!);
    expect(seen).toEqual([menu.querySelector('.panel a')!.getAttribute('href'), false, false]);
  });

  it('leaves a menu open for a link that opens elsewhere', async () => {
    const { menu, user } = await opened(props.messages.menu);
    await user.keyboard('{Control>}');
    await user.click(menu.querySelector('.panel a[href]')!);
    await user.keyboard('{/Control}');
    expect([menu.open, navigate.mock.calls.length]).toEqual([true, 0]);
  });

  it('closes the search that is sent', async () => {
    const { menu, user } = await opened(props.messages.search);
    await user.type(menu.querySelector('input')!, 'café de altura{Enter}');
    expect([menu.open, navigate.mock.calls]).toEqual([
      false,
      [[`${props.routes.search}?q=caf%C3%A9+de+altura`]],
    ]);
  });

  it('closes a menu when the focus is elsewhere, also after it was nowhere, so that no panel lies over what has it', async () => {
    const { menu, main } = await opened(props.messages.search);
    const [first, second] = [menu.querySelector('input')!, menu.querySelector('button')!];
    first.focus();
    second.focus();
    expect(menu.open).toBe(true);
    second.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    expect(menu.open).toBe(true);
    const after = main.appendChild(document.createElement('button'));
    after.focus();
    expect(menu.open).toBe(false);
  });

  it('leaves a menu open below a dialog', async () => {
    const { menu, main } = await opened(props.messages.search);
    const dialog = main.appendChild(document.createElement('div'));
    dialog.role = 'dialog';
    dialog.tabIndex = -1;
    menu.querySelector('input')!.focus();
    dialog.focus();
    expect(menu.open).toBe(true);
  });

  it('closes a menu that is open when the reader goes back', async () => {
    const { menu, main } = await opened(props.messages.menu);
    await waitFor(() => expect(main.inert).toBe(true));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([menu.open, main.inert]).toEqual([false, false]);
  });
});

describe('headerProps', () => {
  it('gives the date in Colombia, in words and as ISO', () => {
    const evening = headerProps(weekly, '/', new Date('2026-11-21T02:30:00Z'));
    expect(evening.today).toEqual({ iso: '2026-11-20', date: 'viernes, 20 de noviembre de 2026' });
  });

  it("gives the brand's networks in the brand's order", () => {
    expect(headerProps(rural, '/', NOW).social.map(({ network }) => network)).toEqual(rural.header.networks);
  });

  it("prefers the brand's words to those of its voice and to the shared ones", () => {
    expect(headerProps(daily, '/', NOW).messages).toMatchObject({
      signIn: 'Inicia sesión',
      search: 'Buscar',
    });
    expect(headerProps(women, '/', NOW).messages).toMatchObject({
      signIn: 'Iniciar Sesión',
      enrol: 'Inscríbete',
    });
    expect(headerProps(forums, '/', NOW).messages.enrol).toBe('Inscríbase');
  });
});
