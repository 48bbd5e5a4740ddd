import { pino } from 'pino';
import type { BrandKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { readConfig } from '../../config/env.ts';
import { siteOrigin } from '../../config/site.ts';
import { PAGES } from '../../pages/documents/index.ts';
import { contentOf, type Answer } from '../content.fixture.ts';
import { createServices } from '../services.ts';
import type { PageRequest } from './page-request.ts';

const CONFIG = readConfig({ SITES_HOSTS: '{"www.soho.example":"men"}', PAGES_ORIGIN: 'off' });

/**
 * A request for an address of a site with a fake content service, without a server: answers that make no page read
 * nothing else.
 */
export function requestFor(address: string, answer: Answer, brand: BrandKey = 'weekly'): PageRequest {
  const origin = siteOrigin(brand, new URL('http://localhost'), { ...CONFIG, hosts: {} });
  const site = { brand: BRAND_CONFIGS[brand], origin };
  const log = pino({ level: 'silent' });
  const context = {
    config: CONFIG,
    clock: () => new Date('2026-02-01T12:00:00Z'),
    fetch: contentOf(answer),
    share: (_key: string, ask: () => Promise<unknown>) => ask(),
    outages: { isFailing: false, failed: () => undefined, answered: () => undefined },
  } as unknown as PageRequest['context'];
  return {
    ...{ site, context, log },
    url: new URL(address, origin),
    sitePages: { pages: PAGES[brand], shows: () => undefined },
    services: createServices(context, site, log, { shows: () => undefined }),
  } as unknown as PageRequest;
}
