import { serveStatic } from '@hono/node-server/serve-static';
import { IMMUTABLE } from './cache-control.ts';
import type { SitesApp } from './sites-env.ts';

/**
 * Serves the precompressed client build from `/assets/`. File names change with their content, so caches keep them
 * forever.
 * @param folder of the client build
 */
export function serveAssets(app: SitesApp, folder: string): void {
  app.use('/assets/*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', c.res.ok ? IMMUTABLE : 'no-store');
    c.res.headers.set('Vary', 'Accept-Encoding');
  });
  app.get('/assets/*', serveStatic({ root: folder, precompressed: true }), (c) =>
    c.text('No encontrado', 404),
  );
}
