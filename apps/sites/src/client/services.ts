import { showReader } from 'rotativa/patterns/headers';
import { createRenewal, createSessionStore, createWebStorage, type IdentityConfig } from 'rotativa/providers';
import { createCheckboxCaptcha, createFrameCards, createSocial } from 'rotativa/providers/browser';
import {
  browserEvents,
  browserLock,
  createHttpAccountNotice,
  createHttpIdentity,
  createHttpNewsletters,
  createHttpRenewal,
  createHttpSales,
  type HttpIdentity,
} from 'rotativa/providers/http';
import { AMP_READER_PARAMETER, STORAGE_KEYS } from 'rotativa/domain';
import { resetLink } from './reset-link.ts';
import { accountOrigin, cardFrame, pageCompanies, swgOf } from './account-meta.ts';
import { publishServices } from '../islands/page-services.ts';
import { renewalPlace, startRenewal } from './renewal.ts';
import { startAccess } from './access.ts';

/** Failures of the account service make a page anonymous. They are no errors of the page. */
const log = (message: string): void => console.info(message);

let started: HttpIdentity | undefined;

/** Creates the services of the page's reader, once; undefined if readers cannot sign in here. */
export function startHere(): HttpIdentity | undefined {
  const origin = accountOrigin(document);
  return origin === undefined ? undefined : startServices(origin);
}

/**
 * Creates the services of the page's reader, once.
 * @param origin of the account service
 */
export function startServices(origin: string): HttpIdentity {
  if (started) return started;
  const storage = createWebStorage(window, log);
  const events = browserEvents(window);
  const clock = { now: () => new Date() };
  const lock = browserLock(navigator);
  const config = (): Promise<IdentityConfig> => identity.config();
  const social = createSocial({ page: window, config });
  const knowsAmp = (): boolean => storage.get(STORAGE_KEYS.ampReaderId) !== null;
  const siteKey = async (): Promise<string | undefined> => (await config()).recaptchaSiteKey;
  const captcha = createCheckboxCaptcha({ page: window, siteKey });
  const identity = createHttpIdentity({
    ...{ origin, storage, events, clock, lock, log },
    signOutSocial: social.signOut,
    beforeLogout: async () => {
      if (knowsAmp()) await (await import('./amp.ts')).forgetAmp({ sales, storage });
    },
  });
  started = identity;
  const sales = createHttpSales({ origin, session: identity.session, events, storage });
  const session = createSessionStore({ identity, sales, log });
  showReader(session, document.documentElement);
  const access = startAccess({
    ...{ identity, sales, page: document, storage },
    now: () => Date.now(),
    reload: () => location.reload(),
  });
  const accountNotice = createHttpAccountNotice({ session: identity.session });
  const place = renewalPlace(document);
  const segments = createHttpRenewal({ session: identity.session });
  const renewal = place && createRenewal({ segments, storage, clock, log });
  const newsletters = createHttpNewsletters({ session: identity.session });
  const cards = cardFrame(document);
  publishServices({
    ...{ session, identity, sales, storage, clock, social, captcha, newsletters, accountNotice },
    companies: pageCompanies(document),
    ...(renewal && { renewal }),
    ...(cards && { cards: createFrameCards({ address: cards, page: window }) }),
  });
  const swg = swgOf(document);
  if (swg)
    import('./swg.ts').then(
      ({ startSwg }) => startSwg({ ...swg, identity, sales, storage, events, log }),
      // Without the code the page sells as before.
      () => undefined,
    );
  const query = new URLSearchParams(location.search);
  if (knowsAmp() || query.has(AMP_READER_PARAMETER))
    import('./amp.ts').then(
      ({ startAmp }) => startAmp({ identity, sales, storage, query, log }),
      // The next page links.
      () => undefined,
    );
  // A link that failed is tried again after a sign-out on any page.
  events.onLogout(() => resetLink(storage));
  if (renewal && place !== 'menu') startRenewal({ session, renewal, place });
  // A page that comes back from the browser's cache has missed what other tabs did.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    access.followReturn();
    void session.load();
  });
  return identity;
}
