import type { Consent, ConsentRecord } from '../../domain/consent/consent.ts';
import { consentIn } from '../../domain/consent/cookie.ts';
import { consentFields } from '../../domain/consent/form.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { ConsentPort } from '../ports/consent.ts';

/** Settings of the consent that a site's server keeps. */
export interface SiteConsentOptions {
  page: Pick<Document, 'cookie' | 'visibilityState'> & {
    addEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  /** The site's address that keeps a decision. Its answer sets the cookie. */
  endpoint: string;
  /** `consentVersion()` of the present text. The server refuses another one. */
  version: string;
  fetch?: typeof fetch | undefined;
}

/**
 * The reader's decision in the cookie of the site's server, which makes the proof. Decisions of other tabs are heard
 * when the page comes back into view.
 * @see X8
 */
export function createSiteConsent(options: SiteConsentOptions): ConsentPort {
  const { page, endpoint, version, fetch: send = fetch } = options;
  const listeners = new Set<(consent: ConsentRecord | null) => void>();
  const read = (): ConsentRecord | null => consentIn(page.cookie, version) ?? null;

  let known = read()?.id;
  const check = (): void => {
    const now = read();
    if (now?.id === known) return;
    known = now?.id;
    for (const listener of [...listeners]) listener(now);
  };
  page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && check());

  async function decide(consent: Consent): Promise<void> {
    const response = await send(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: consentFields(consent, version),
      // The reader may go on to another page at once.
      keepalive: true,
    }).catch(() => {
      throw new ApiError(CLIENT_CODES.network, 'The decision was not kept.');
    });
    if (!response.ok) throw new ApiError(response.status, 'The decision was not kept.', response.status);
    check();
  }
  /** One request at a time: the cookie of a late answer would be that of an earlier decision. */
  let last = Promise.resolve();

  return {
    read,
    decide: (consent) => {
      const decided = last.then(() => decide(consent));
      last = decided.catch(() => undefined);
      return decided;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
