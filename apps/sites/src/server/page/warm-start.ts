import { CONSENT_COOKIE, CONSENT_NONE, writeConsent } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { MODE_COOKIE } from 'rotativa/patterns/footers/ThemeSwitch';
import { BRANDS } from 'rotativa/themes';
import { siteOrigin, type Places } from '../../config/site.ts';
import type { AskedPage } from './asked-pages.ts';

export interface WarmStartOptions {
  readonly pages: readonly AskedPage[];
  /** Asks this server for a page. */
  readonly ask: (page: AskedPage) => Promise<Response>;
  /** The longest time in milliseconds. */
  readonly ms: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

/** Pages that are made at once: what the queue has places for at its start. */
const AT_ONCE = 4;

/**
 * Makes pages before readers come, the most asked for first, until the time is over. It ends at the first page that the
 * server cannot make: without content there is nothing to wait for.
 * @returns the number of pages that are made
 */
export async function warmStart({ pages, ask, ms, now }: WarmStartOptions): Promise<number> {
  const end = now() + ms;
  const rest = pages.values();
  let made = 0;
  let failed = false;
  const work = async (): Promise<void> => {
    for (const page of rest) {
      if (failed || now() >= end) return;
      const { status, body } = await ask(page);
      await body?.cancel();
      if (status >= 500) failed = true;
      else if (status === 200) made += 1;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([late, Promise.all(Array.from({ length: AT_ONCE }, work))]);
  clearTimeout(timer);
  return made;
}

/** The fronts, as a reader sees them at the first visit. */
export const frontPages = (places: Places): AskedPage[] =>
  BRANDS.map((brand) => ({
    brand,
    origin: siteOrigin(brand, new URL('http://localhost/'), places),
    path: '/',
    mode: 'system',
    decided: false,
    encoding: 'br',
  }));

/** A decision has a time, and pages are the same for all of them. */
const ANY_TIME = new Date('2026-01-01T00:00:00Z');

/** The headers of a reader who gets that page. */
export function headersFor({ mode, decided, encoding }: AskedPage): Record<string, string> {
  const consent = {
    ...CONSENT_NONE,
    version: consentVersion(),
    id: 'made-before-readers-come',
    at: ANY_TIME,
  };
  const cookies = [
    ...(mode === 'system' ? [] : [`${MODE_COOKIE}=${mode}`]),
    ...(decided ? [`${CONSENT_COOKIE}=${writeConsent(consent)}`] : []),
  ];
  return {
    'Accept-Encoding': encoding,
    ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
  };
}
