import { consentTo, PURPOSES, type ConsentRecord } from './consent.ts';

/** The cookie with a reader's decision. Scripts and the server read it; only the server writes it. */
export const CONSENT_COOKIE = 'rt-consent';

/** After half a year the question is asked again. */
export const CONSENT_MAX_AGE_S = 182 * 86_400;

/** `version.purposes.id.time`, as `1.measurement-embeds.3f0c….1794000000`. */
const VALUE = /^[\w-]{1,20}\.([a-z-]{0,60})\.([\w-]{16,64})\.(\d{9,11})$/;

/** A decision as the cookie keeps it. */
export function writeConsent({ version, id, at, ...given }: ConsentRecord): string {
  const purposes = PURPOSES.filter((purpose) => given[purpose]).join('-');
  return [version, purposes, id, Math.floor(at.getTime() / 1000)].join('.');
}

/**
 * The decision in a cookie's value.
 * @param version of the present text: a decision about another text does not count
 * @returns undefined without a decision, and for a value that `writeConsent` did not write
 */
export function readConsent(value: string | undefined, version: string): ConsentRecord | undefined {
  const [, purposes = '', id = '', seconds] = VALUE.exec(value ?? '') ?? [];
  const record = { ...consentTo(purposes.split('-')), version, id, at: new Date(Number(seconds) * 1000) };
  return writeConsent(record) === value ? record : undefined;
}

const HELD = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`);

/** The decision in `document.cookie`. */
export const consentIn = (cookies: string, version: string): ConsentRecord | undefined =>
  readConsent(HELD.exec(cookies)?.[1], version);

/** The header that keeps a decision. Scripts read the cookie, so it is not `HttpOnly`. */
export const consentCookie = (record: ConsentRecord, secure: boolean): string =>
  `${CONSENT_COOKIE}=${writeConsent(record)}; Path=/; Max-Age=${CONSENT_MAX_AGE_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
