import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { BrandKey } from 'rotativa/themes';
import type { CacheState } from './page/page-cache.ts';
import type { Site } from '../config/site.ts';

/** The routes by name. A path is not among them, because callers invent paths. */
export type RouteName =
  | 'access'
  | 'asset'
  | 'form'
  | 'handoff'
  | 'health'
  | 'live'
  | 'locked'
  | 'media'
  | 'mode'
  | 'page'
  | 'service';

/** The environment of each request. */
export interface SitesEnv {
  Bindings: {
    /** The brand of the request's port; null for the index. */
    brand: BrandKey | null;
  };
  Variables: {
    log: Logger;
    site: Site | null;
    /** When the request came, by `performance.now()`. */
    begun: number;
    /** The name of its route in metrics and traces. */
    route?: RouteName;
    /** Whether its page was in memory. */
    cache?: CacheState;
  };
}

/** The six sites and their index as one Hono app. */
export type SitesApp = Hono<SitesEnv>;

/** The site of a request. @throws Error if it has none */
export function requireSite({ var: { site } }: Pick<Context<SitesEnv>, 'var'>): Site {
  if (!site) throw new Error('The request has no site.');
  return site;
}
