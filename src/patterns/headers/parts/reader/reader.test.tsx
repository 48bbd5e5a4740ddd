// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryServices, type MemoryVisitor } from '../../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../../providers/react.ts';
import { FAMILIES, type BrandConfig } from '../../../../themes/brand.ts';
import AccountMenu from './AccountMenu.tsx';
import { accountMenuProps } from './AccountSlot.tsx';
import { headerProps } from '../header-props.ts';
import { MenuReader } from './MenuReader.tsx';
import type { HeaderAccount, AccountMenuProps } from './ReaderPanel.tsx';
import { showReader } from './show-reader.ts';

const brands = await Promise.all(
  FAMILIES.map(
    async (key) => ((await import(`../../../../themes/${key}/index.ts`)) as { brand: BrandConfig }).brand,
  ),
);
const brandOf = (key: string): BrandConfig => brands.find((brand) => brand.key === key)!;
function accountOf(brand: BrandConfig): AccountMenuProps {
  const { account, messages } = headerProps(brand, '/', new Date(0));
  return accountMenuProps(account as HeaderAccount, messages);
}

const quiet = () => undefined;
const visit = (as: MemoryVisitor) => createMemoryServices({ as, log: quiet });
type Visit = ReturnType<typeof visit>;

function show(brand: BrandConfig, services: Partial<Visit>) {
  const { container } = render(
    <ServicesProvider services={services}>
      <AccountMenu {...accountOf(brand)} />
    </ServicesProvider>,
  );
  return within(container);
}

const links = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('a')].map(({ textContent }) => textContent);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(brands)('H3 the account menu of $key', (brand) => {
  const { messages } = headerProps(brand, '/', new Date(0));

  it('offers an anonymous reader to sign in, to register and to subscribe, also without services', async () => {
    for (const services of [{}, visit('anonymous')]) {
      const { container } = { container: document.createElement('div') };
      document.body.append(container);
      render(
        <ServicesProvider services={services}>
          <AccountMenu {...accountOf(brand)} />
        </ServicesProvider>,
        { container },
      );
      await waitFor(() =>
        expect(links(container)).toEqual([messages.signIn, messages.register, messages.subscribe]),
      );
    }
  });

  it.each(['active', 'cancelled', 'suspended', 'redeemable'] as const)(
    'offers the account and no subscription to a subscriber: %s',
    async (as) => {
      const menu = show(brand, visit(as));
      await menu.findByRole('button', { name: 'Cerrar sesión', hidden: true });
      if (brand.header.account.status) await menu.findByText('Suscripción activa');
      expect(menu.queryByText(messages.subscribe)).toBeNull();
      expect(menu.getByText('Mi perfil').getAttribute('href')).toBe(brand.routes.profile);
    },
  );

  it.each(['registered', 'terminated', 'inactive'] as const)(
    'offers a subscription to a reader without one: %s',
    async (as) => {
      const menu = show(brand, visit(as));
      await menu.findByText('Mi perfil');
      if (!brand.header.account.status) return expect(menu.queryByText(messages.subscribe)).toBeNull();
      await menu.findByText(messages.noSubscription);
      expect(menu.getByText(messages.subscribe).getAttribute('href')).toBe(brand.routes.subscribe);
    },
  );

  it('names the reader on its button', async () => {
    show(brand, visit('active'));
    expect(await screen.findByText('Cuenta: activo')).toBeTruthy();
  });
});

describe('the account of a reader', () => {
  it('H3 the weekly and its family speak in their voice', () => {
    const said = Object.fromEntries(
      brands.map((brand) => [brand.key, accountOf(brand).messages.noSubscription]),
    );
    expect(said).toEqual({
      weekly: 'No cuenta con una suscripción',
      daily: 'No cuentas con una suscripción',
      women: 'No cuentas con una suscripción',
      men: 'No cuentas con una suscripción',
      forums: 'No cuenta con una suscripción',
      rural: 'No cuenta con una suscripción',
    });
  });

  it('H4 the menu of the daily holds the profile and the way out', async () => {
    const menu = show(brandOf('daily'), visit('active'));
    expect((await menu.findByText('Mi perfil')).getAttribute('href')).toBe('/perfil/');
    expect(menu.queryByText('Suscripción activa')).toBeNull();
  });

  it('H5 the panel of the daily also says whether there is a subscription', async () => {
    render(
      <ServicesProvider services={visit('registered')}>
        <MenuReader {...accountOf(brandOf('daily'))} />
      </ServicesProvider>,
    );
    expect(await screen.findByText('No cuentas con una suscripción')).toBeTruthy();
    expect(screen.getByText('Suscríbete').getAttribute('href')).toBe('/suscripciones/');
    expect(screen.getByText('registrada').getAttribute('href')).toBe('/perfil/');
  });

  it('waits while the session is read', async () => {
    const slow = createMemoryServices({ as: 'active', delayMs: 50, log: quiet });
    const menu = show(brandOf('weekly'), slow);
    expect(menu.getByRole('status', { hidden: true }).textContent).toBe('Cargando...');
    expect(menu.queryByText('Iniciar Sesión')).toBeNull();
    expect(await menu.findByText('Suscripción activa')).toBeTruthy();
  });

  it.each([
    { brand: brandOf('weekly'), end: '/' },
    {
      brand: { ...brandOf('weekly'), routes: { ...brandOf('weekly').routes, home: '/es/' } },
      end: '/es/',
    },
    { brand: brandOf('daily'), end: 'reload' },
  ])('A6 signing out of $brand.name ends at $end', async ({ brand, end }) => {
    const ends: string[] = [];
    vi.stubGlobal('location', {
      ...location,
      assign: (url: string) => ends.push(url),
      reload: () => ends.push('reload'),
    });
    const services = visit('active');
    const menu = show(brand, services);
    await userEvent.click(await menu.findByRole('button', { name: 'Cerrar sesión', hidden: true }));
    await waitFor(() => expect(ends).toEqual([end]));
    expect(services.identity.identity()).toBeNull();
    expect(await menu.findByText(brand.header.messages?.signIn ?? 'Iniciar Sesión')).toBeTruthy();
  });
});

it('the words of a header are those of its account menu, also of the links', () => {
  const { account, messages } = headerProps(brandOf('weekly'), '/', new Date(0));
  const links = [...(account as HeaderAccount).links, { text: 'Newsletters', link: '/newsletters/' }];
  const english = { ...messages, profile: 'Profile', subscriptions: 'Subscriptions', signOut: 'Sign out' };
  const props = accountMenuProps({ ...(account as HeaderAccount), links }, english);
  expect(props.links.map(({ text }) => text)).toEqual(['Profile', 'Subscriptions', 'Newsletters']);
  expect(props.messages.signOut).toBe('Sign out');
});

describe('showReader', () => {
  it('writes the state and the name into the page, and follows the session until it is stopped', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<a data-reader-name></a>';
    const services = visit('registered');
    const stop = showReader(services.session, root);
    expect(root.dataset['reader']).toBe('unknown');
    await waitFor(() => expect(root.dataset['reader']).toBe('registered'));
    expect(root.textContent).toBe('registrada');
    await act(() => services.identity.logout());
    expect(root.dataset['reader']).toBe('anonymous');
    expect(root.textContent).toBe('');
    stop();
    expect(root.dataset['reader']).toBeUndefined();
  });

  it('shows the text of a name, never its markup', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<a data-reader-name></a>';
    const user = { uuid: 'r', email: '<img src=x>@example.com' };
    const session = { ...visit('anonymous').session, getSnapshot: () => ({ user, subscriptions: null }) };
    showReader(session, root);
    expect(root.querySelector('img')).toBeNull();
  });
});
