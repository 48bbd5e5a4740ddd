import { PAGE_CACHE } from '../cache-control.ts';
import { createPageCache, type MadePage, type MakePage } from './page-cache.ts';

export const MB = 2 ** 20;

export const settled = () => new Promise((resolve) => setImmediate(resolve));

export const made = (text: string, extra: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  headers: {},
  body: new TextEncoder().encode(text),
  tag: text,
  keep: PAGE_CACHE,
  ...extra,
});

/** A cache whose clock, and the pages that are made for it, a test sets. */
export function openCache(maxBytes = MB, onTooSmall?: (pages: number) => void) {
  let seconds = 0;
  let next: MakePage = async () => made('first');
  let runs = 0;
  const urgencies: string[] = [];
  /** The revision of the front that is published. */
  let revision = '1';
  const cache = createPageCache(maxBytes, () => seconds * 1000, onTooSmall);
  const isCurrent = (used: ReadonlyMap<string, string> | undefined): boolean =>
    used?.get('home') === revision;
  const get = (key = '/', search = '', variant = 'anonymous') =>
    cache.get({ key, search, variant, isCurrent, encoding: 'identity' }, async (has, urgency) => {
      runs += 1;
      urgencies.push(urgency);
      return { ...(await next(has, urgency)), used: new Map([['home', revision]]) };
    });
  return {
    cache,
    get,
    publish: (other: string) => void (revision = other),
    will: (make: MakePage | MadePage) => void (next = typeof make === 'function' ? make : async () => make),
    after: (more: number) => void (seconds += more),
    runs: () => runs,
    urgencies,
    ask: async (...asked: Parameters<typeof get>) => {
      const { page, age } = await get(...asked);
      return [page.body && new TextDecoder().decode(page.body), age];
    },
  };
}
