import { serveStatic } from '@hono/node-server/serve-static';
import type { BrandKey } from 'rotativa/themes';
import type { Assets } from '../build/assets.ts';
import { IMMUTABLE } from './cache-control.ts';
import type { SitesApp } from './sites-env.ts';

/** The stylesheet that the pages of a brand share, of any version. */
const SHARED_SHEET = /^\/assets\/([a-z]+)-shared-[^/]+\.css$/;

/**
 * Serves the precompressed client build from `/assets/`. File names change with their content, so caches keep them
 * forever. While a new version follows an old one, a page of one asks the other for its shared stylesheet: it gets that of
 * this version, because without it the page would be bare. No cache keeps that answer.
 * @param folder of the client build
 */
export function serveAssets(app: SitesApp, folder: string, assets: Assets): void {
  const ownSheet = (path: string): string | undefined =>
    (assets as Partial<Assets>)[SHARED_SHEET.exec(path)?.[1] as BrandKey]?.shared?.address;
  app.use('/assets/*', async (c, next) => {
    await next();
    const isFile = c.res.ok && (ownSheet(c.req.path) ?? c.req.path) === c.req.path;
    c.res.headers.set('Cache-Control', isFile ? IMMUTABLE : 'no-store');
    c.res.headers.set('Vary', 'Accept-Encoding');
  });
  app.get(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => ownSheet(path) ?? path,
    }),
    (c) => c.text('No encontrado', 404),
  );
}
