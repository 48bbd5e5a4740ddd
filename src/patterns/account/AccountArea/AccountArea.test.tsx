// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../domain/accounts/storage.ts';
import { loadComponent } from '../../../islands/loaded.ts';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { BRANDS } from '../../../themes/brand.ts';
import { accountIsland } from '../account-parts/islands.ts';
import { brandOf } from '../account-parts/reader.fixture.tsx';
import { accountPage, accountSectionAt, signInFor } from '../account-parts/sections.ts';
import { AccountArea } from './AccountArea.tsx';

const page = accountPage(brandOf('weekly'), 'profile');
const quiet = () => undefined;
type Services = ReturnType<typeof createMemoryServices>;

const show = (services: Partial<Services>) =>
  render(
    <ServicesProvider services={services}>
      <AccountArea page={page} />
    </ServicesProvider>,
  );

const replace = vi.fn();
beforeEach(async () => {
  await loadComponent(accountIsland as never);
  vi.stubGlobal('location', { pathname: page.routes.profile, replace, reload: replace });
});
afterEach(() => {
  replace.mockReset();
  localStorage.clear();
  delete document.documentElement.dataset['reader'];
  vi.unstubAllGlobals();
});

describe('A9 the account area', () => {
  it.each(BRANDS)('of %s links its sections and marks its own', (key) => {
    const brand = brandOf(key);
    render(<AccountArea page={accountPage(brand, 'profile')} />);
    const nav = within(screen.getByRole('navigation', { name: 'Secciones de la cuenta' }));
    const link = nav.getByRole('link', { name: 'Mi perfil' });
    expect(link.getAttribute('href')).toBe(brand.routes.profile);
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('is the same for all readers on the server: the waiting state and a link to sign in', () => {
    const services = createMemoryServices({ as: 'registered', log: quiet });
    const html = renderToString(
      <ServicesProvider services={services}>
        <AccountArea page={page} />
      </ServicesProvider>,
    );
    expect(html).toContain('Cargando...');
    expect(html).toContain(`/loginsemanario/?redirect=${encodeURIComponent('/autogestion/perfil/')}`);
    expect(html).not.toContain('Quintero');
  });

  it('shows the section of a reader', async () => {
    show(createMemoryServices({ as: 'registered', log: quiet }));
    expect(await screen.findByRole('heading', { name: 'Rosa Elvira Quintero' })).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });

  it.each(['with services', 'without services'])('sends an anonymous reader to sign in, %s', async (how) => {
    show(how === 'with services' ? createMemoryServices({ log: quiet }) : {});
    expect(await screen.findByText('Para ver esta página hay que iniciar sesión')).toBeTruthy();
    expect(replace.mock.calls).toEqual([[signInFor(page.routes, page.routes.profile)]]);
  });

  it('stays where it is in a preview', async () => {
    vi.stubGlobal('location', { pathname: '/iframe.html', replace });
    show(createMemoryServices({ log: quiet }));
    await screen.findByText('Para ver esta página hay que iniciar sesión');
    expect(replace).not.toHaveBeenCalled();
  });

  it('waits for the code of sessions, and says when it cannot be loaded', async () => {
    localStorage.setItem(STORAGE_KEYS.userInfo, '{}');
    document.documentElement.dataset['reader'] = 'unknown';
    show({});
    expect(screen.getByText('Cargando...')).toBeTruthy();
    delete document.documentElement.dataset['reader'];
    expect(await screen.findByText('No pudimos cargar la cuenta')).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });

  it('reads the account again after a failure, and never sends a reader with a session away', async () => {
    const services = createMemoryServices({ as: 'registered', log: quiet });
    services.backend.fail('GET /identity/public/v1/profile', { status: 500, code: '500' });
    show(services);
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    expect(replace).not.toHaveBeenCalled();
    services.backend.mend();
    await act(async () => again.click());
    expect(await screen.findByRole('heading', { name: 'Rosa Elvira Quintero' })).toBeTruthy();
    expect(screen.queryByText('No pudimos cargar la cuenta')).toBeNull();
  });

  it('keeps the section of a reader whose session ends, and offers to sign in again', async () => {
    const services = createMemoryServices({ as: 'registered', log: quiet });
    show(services);
    await screen.findByRole('heading', { name: 'Rosa Elvira Quintero' });
    act(() => services.identity.clearSession());
    const link = await screen.findByRole('link', { name: 'Iniciar sesión en otra pestaña' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('heading', { name: 'Rosa Elvira Quintero' })).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('the pages of the account', () => {
  it('are found by the routes of each brand', () => {
    expect(accountSectionAt(brandOf('weekly'), '/autogestion/perfil/')).toBe('profile');
    expect(accountSectionAt(brandOf('weekly'), '/perfil/')).toBeUndefined();
    expect(accountSectionAt(brandOf('daily'), '/perfil/')).toBe('profile');
    expect(accountSectionAt(brandOf('daily'), '/autogestion/perfil/')).toBeUndefined();
  });

  it('have the address of the page in the link to sign in, also beside another parameter', () => {
    expect(signInFor({ signIn: '/?form=login' }, '/perfil/')).toBe('/?form=login&redirect=%2Fperfil%2F');
  });
});
