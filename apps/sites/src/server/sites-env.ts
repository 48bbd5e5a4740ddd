import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { BrandKey } from 'rotativa/themes';
import type { Site } from '../config/site.ts';

/** The environment of each request. */
export interface SitesEnv {
  Bindings: {
    /** The brand of the request's port; null for the index. */
    brand: BrandKey | null;
  };
  Variables: { log: Logger; site: Site | null };
}

/** The six sites and their index as one Hono app. */
export type SitesApp = Hono<SitesEnv>;

/** The site of a request. @throws Error if it has none */
export function requireSite({ var: { site } }: Pick<Context<SitesEnv>, 'var'>): Site {
  if (!site) throw new Error('The request has no site.');
  return site;
}
