import { Hono } from 'hono';
import { pino } from 'pino';
import { purchasePath } from 'rotativa/domain';
import { consentVersion } from 'rotativa/patterns/consent/ConsentChoices';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config/env.ts';
import { PAGES } from '../../pages/documents/index.ts';
import { ACCESS_COOKIE, createAccess } from '../access.ts';
import type { ServerContext } from '../context.ts';
import { createPurchaseDrafts } from '../forms/purchase-draft.ts';
import { createContentChanges } from '../site-pages/content-changes.ts';
import { pageSnapshot } from '../site-pages/page-snapshot.ts';
import type { SitesEnv } from '../sites-env.ts';
import { pageRequest, type PageRequest } from './page-request.ts';

const NOW = new Date('2026-02-01T12:00:00Z');
const SITE = { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' };
const SECRET = 'a-secret-of-at-least-thirty-two-letters';

/** A server that reads requests, and the changes of contents that it knows. */
function open() {
  const contents = createContentChanges();
  const at = vi.fn(async () => pageSnapshot(PAGES.weekly, new Map()));
  const fetched = vi.fn(async (_address: URL) => Response.json({ _id: 'ana', name: 'Ana' }));
  const context = {
    ...{ config: readConfig({ COUNTRY_HEADER: 'X-Country' }), contents, sitePages: { at } },
    access: createAccess(SECRET, () => NOW),
    drafts: createPurchaseDrafts(SECRET, () => NOW),
    clock: vi.fn(() => NOW),
    fetch: fetched as unknown as typeof fetch,
    share: (_key: string, ask: () => Promise<unknown>) => ask(),
    outages: { isFailing: false, failed: () => undefined, answered: () => undefined },
  } as unknown as ServerContext;
  const log = pino({ level: 'silent' });
  const read = async (path = '/nacion/', headers: Record<string, string> = {}): Promise<PageRequest> => {
    let request!: PageRequest;
    const app = new Hono<SitesEnv>();
    app.get('*', async (c) => {
      c.set('site', SITE);
      c.set('log', log);
      request = await pageRequest(context, c);
      return c.text('');
    });
    await app.request(`${SITE.origin}${path}`, { headers });
    return request;
  };
  return { read, contents, context, log, at, fetched };
}

describe('a request for a page', () => {
  it('of a reader at the first visit has nothing of the reader', async () => {
    const { read, context, log, at } = open();
    const request = await read('/nacion/?pagina=2');
    expect(request).toMatchObject({
      ...{ chosen: 'system', encoding: 'identity', consent: undefined, variant: 'anonymous' },
      ...{ geoVideo: false, purchase: undefined },
    });
    expect(request.url.href).toBe('http://localhost:3001/nacion/?pagina=2');
    expect([request.site, request.context, request.log]).toEqual([SITE, context, log]);
    expect(request.c.req.path).toBe('/nacion/');
    expect(at.mock.calls).toEqual([['weekly']]);
  });

  it('has what the reader chose, decided and may read, and what the browser takes', async () => {
    const { read } = open();
    const access = await createAccess(SECRET, () => NOW).seal(['A'], SITE.origin);
    const consent = `${consentVersion()}.measurement.made-by-this-test.1769947200`;
    const { chosen, encoding, variant, ...request } = await read('/nacion/', {
      Cookie: `rt-mode=dark; rt-consent=${consent}; ${ACCESS_COOKIE}=${access}`,
      'Accept-Encoding': 'gzip',
    });
    expect([chosen, encoding, variant]).toEqual(['dark', 'gzip', 'subscriber']);
    expect(request.consent).toMatchObject({ measurement: true, advertising: false, id: 'made-by-this-test' });
  });

  it('has no rights that were given for another site', async () => {
    const { read } = open();
    const access = await createAccess(SECRET, () => NOW).seal(['A'], 'http://localhost:3002');
    expect((await read('/nacion/', { Cookie: `${ACCESS_COOKIE}=${access}` })).variant).toBe('anonymous');
  });

  it('knows the country, and the purchase that the reader began', async () => {
    const { read } = open();
    const draft = { sku: 'A', priceCode: 'B', reader: 'u-1', account: 'luz@example.com' };
    const [cookie = ''] = createPurchaseDrafts(SECRET, () => NOW).cookies(draft, false);
    const path = `${purchasePath(SITE.brand.routes.buy)}?sku=A&priceCode=B`;
    const { geoVideo, purchase } = await read(path, {
      'X-Country': 'US',
      Cookie: cookie.split(';')[0]!,
    });
    expect([geoVideo, purchase]).toEqual([true, draft]);
  });

  it('reads contents only when the page needs them, through one set of services at one time', async () => {
    const { read, context, fetched } = open();
    const request = await read();
    expect(context.clock).not.toHaveBeenCalled();
    expect(request.services).toBe(request.services);
    expect(context.clock).toHaveBeenCalledTimes(1);
    await request.services.content.author('ana');
    expect(fetched).toHaveBeenCalledTimes(1);
    // The page is made again when what it reads changes.
    expect([...request.sitePages.used().keys()]).toEqual(['author/ana']);
  });

  it('notices a change of the contents of its brand after it came, and of no other', async () => {
    const { read, contents } = open();
    contents.changed('weekly', ['story/a']);
    const { sitePages } = await read();
    sitePages.shows(['story/a', 'story/b']);
    const used = new Map(sitePages.used());
    expect([...used.values()]).toEqual(['1', '0']);
    contents.changed('daily', ['story/a']);
    expect(sitePages.isCurrent(used)).toBe(true);
    contents.changed('weekly', ['story/b']);
    expect(sitePages.isCurrent(used)).toBe(false);
    sitePages.shows(['story/b']);
    expect(sitePages.used().get('story/b')).toBe('changed');
  });
});
