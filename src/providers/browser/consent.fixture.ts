import { consentCookie } from '../../domain/consent/cookie.ts';
import { consentInForm, CONSENT_VERSION_FIELD } from '../../domain/consent/form.ts';
import type { SiteConsentOptions } from './consent.ts';

/** A page whose site keeps decisions as a server does, or fails. */
export function consentPage(status = 200): SiteConsentOptions & { show: () => void; requested: string[] } {
  let shown = (): void => undefined;
  const requested: string[] = [];
  const page = {
    cookie: '',
    visibilityState: 'visible' as const,
    addEventListener: (_name: string, listener: () => void) => void (shown = listener),
  };
  return {
    page,
    endpoint: '/preferencias-de-privacidad/',
    version: '1',
    requested,
    show: () => shown(),
    fetch: (async (url: string, { body }: { body: URLSearchParams }) => {
      requested.push(`${url}?${body.toString()}`);
      if (status === 0) throw new TypeError('no network');
      const version = body.get(CONSENT_VERSION_FIELD) ?? '';
      const record = { ...consentInForm(body)!, version, id: crypto.randomUUID(), at: new Date() };
      if (status === 200) page.cookie = consentCookie(record, false).split(';')[0]!;
      return new Response('{}', { status });
    }) as unknown as typeof fetch,
  };
}
