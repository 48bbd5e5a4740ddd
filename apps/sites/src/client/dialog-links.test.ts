// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_META, CONSENT_META } from '../contract/metas.ts';
import { startAuth } from './auth.ts';
import { startConsent } from './consent.ts';

const openAuth = vi.fn<() => Promise<boolean>>();
const openConsent = vi.fn<() => Promise<void>>();
const answerNotice = vi.fn<() => Promise<void>>();
vi.mock('./auth-dialog.tsx', () => ({ openAuth: () => openAuth() }));
vi.mock('./consent-dialog.tsx', () => ({ openConsent: () => openConsent() }));
vi.mock('./consent-actions.ts', () => ({ answerNotice: () => answerNotice() }));

const SIGN_IN = '/ingresar/';
const PREFERENCES = '/privacidad/';
const assign = vi.fn();

beforeAll(() => {
  document.head.innerHTML = `
    <meta name="${ACCOUNT_META}" data-site='{"signIn":"${SIGN_IN}"}'>
    <meta name="${CONSENT_META}" content="${PREFERENCES}">`;
  startAuth(document);
  startConsent(document);
});
beforeEach(() => {
  const { origin, pathname } = location;
  vi.stubGlobal('location', { origin, pathname, assign });
  document.body.innerHTML = `
    <header><a href="${SIGN_IN}">Iniciar sesión</a></header>
    <div class="rt-promo-box"><a href="${SIGN_IN}?register=1">Cree su cuenta</a></div>
    <aside class="rt-meter-notice"><a href="${SIGN_IN}?redirect=%2Fa%2F">Inicie sesión</a></aside>
    <footer><a href="${PREFERENCES}">Privacidad</a></footer>
    <div id="consent-notice"><form><button>Aceptar</button></form></div>`;
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)!.click();

const broken = (): Promise<never> => Promise.reject(new Error('Its services did not start.'));

describe('A7 a link that opens the dialog to sign in', () => {
  it.each(['header a', '.rt-promo-box a', '.rt-meter-notice a'])('%s opens it in place', async (link) => {
    openAuth.mockResolvedValue(true);
    press(link);
    await vi.waitFor(() => expect(openAuth).toHaveBeenCalledOnce());
    await openAuth.mock.results[0]!.value;
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['does not open, because a session is stored', () => Promise.resolve(false)],
    ['fails', broken],
  ])('leads to the page if the dialog %s', async (_how, result) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, .rt-promo-box a, aside a')) {
      openAuth.mockImplementation(result);
      link.click();
      await vi.waitFor(() => expect(assign).toHaveBeenLastCalledWith(link.href));
    }
  });
});

describe('X8 the preferences and the notice', () => {
  it('the link leads to the page if the dialog fails', async () => {
    openConsent.mockImplementation(broken);
    press('footer a');
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith(document.querySelector<HTMLAnchorElement>('footer a')!.href),
    );
  });

  it('the notice leads to the page if its code fails', async () => {
    answerNotice.mockImplementation(broken);
    press('#consent-notice button');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(PREFERENCES));
  });
});
