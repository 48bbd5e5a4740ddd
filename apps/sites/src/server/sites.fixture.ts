import { pino } from 'pino';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import type { Assets } from '../build/assets.ts';
import { readConfig } from '../config/env.ts';
import { contentOf, type Answer } from './content.fixture.ts';
import { createSites, type Sites, type SitesOptions } from './create-sites.ts';

export { contentOf, feed, story, type Answer } from './content.fixture.ts';

const ASSETS = Object.fromEntries(
  BRANDS.map((brand) => [
    brand,
    {
      script: '/assets/entry.js',
      recording: '/assets/recording.js',
      scripts: [],
      styles: ['/assets/s.css'],
      fonts: [],
      css: () => 'p{color:red}',
      // White on yellow: panels of the brand's colour cannot be read.
      theme: `[data-brand=${brand}]{--rt-color-text-on-accent:#fff;--rt-color-surface-accent:#ff0}`,
    },
  ]),
) as unknown as Assets;

/** The setting of tests with a reply that does not arrive: they wait for it only for a short time. */
export const SHORT_BUDGET = { BLOCK_BUDGET_MS: '400' };

/** A log line of level `warn` or above. */
export interface Warning {
  readonly level: number;
  readonly msg: string;
  readonly block?: string;
}

export interface OpenedSites {
  readonly sites: Sites;
  /** Log lines since the sites were opened. */
  readonly warnings: readonly Warning[];
  /** Sends a request to a site, by the brand of its port; null is the index. */
  get(path: string, headers?: Record<string, string>, brand?: BrandKey | null): Promise<Got>;
}

export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly response: Response;
}

/**
 * The six sites in this process, without a port, with a fake content service.
 * @param environment settings in addition to those of every test, which keeps no pages
 */
export async function openSites(
  answer: Answer,
  environment: Record<string, string> = {},
  options: Partial<SitesOptions> = {},
): Promise<OpenedSites> {
  const warnings: Warning[] = [];
  const sites = await createSites({
    config: readConfig({
      SITES_HOSTS: '{"www.soho.example":"men"}',
      // No block may miss its page because the machine is busy.
      BLOCK_BUDGET_MS: '10000',
      CONTENT_FRESH_MS: '0',
      PAGES_ORIGIN: 'off',
      PAGE_CACHE_MB: '0',
      // Tests ask for many pages at once.
      PAGES_WAITING: '1000',
      PAGE_WAIT_MS: '20000',
      ...environment,
    }),
    assets: ASSETS,
    build: 'build-1',
    // A folder without assets.
    clientFolder: import.meta.dirname,
    log: pino({ level: 'info' }, { write: (line: string) => void record(JSON.parse(line) as Warning) }),
    clock: () => new Date('2026-02-01T12:00:00Z'),
    fetch: contentOf(answer),
    ...options,
  });
  const record = (line: Warning): void => {
    if (line.level >= 40) warnings.push(line);
  };
  return {
    sites,
    warnings,
    get: async (path, headers = {}, brand = 'weekly') => {
      const address = path.startsWith('http') ? path : `http://localhost:3001${path}`;
      const response = await sites.app.request(address, { headers }, { brand });
      const html = await response.clone().text();
      return { status: response.status, headers: response.headers, html, response };
    },
  };
}
