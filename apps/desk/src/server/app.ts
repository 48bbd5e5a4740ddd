import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { headLength } from '../../../shared/head-length.ts';
import { withTrace } from '../../../shared/telemetry/spans.ts';
import type { DeskApp, DeskContext } from './context.ts';
import { requestLog } from './request-log.ts';
import { relayInvitation, relayPages } from './pages.ts';
import { NO_STORE, refusal } from './refusal.ts';
import { sameOriginJson } from './same-origin-json.ts';
import { securityHeaders } from './security-headers.ts';
import { readSession, signIn, signOut } from './session.ts';
import { createSiteRelay, siteAsset } from './site.ts';

/** A page of 200 blocks with long settings, in bytes. */
const LONGEST_BODY = 2 * 2 ** 20;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The desk's server: the built app, sessions, and the relays to the service of pages and to the sites. */
export function createApp(given: DeskContext): DeskApp {
  const context = { ...given, fetch: withTrace(given.fetch) };
  const { config, log, clientFolder } = context;
  const document = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const app = new Hono();

  app.use(requestLog(log));
  app.use(headLength);
  app.use(securityHeaders(config));
  app.get('/health', (c) =>
    context.draining?.()
      ? c.json({ status: 'closing' }, 503, NO_STORE)
      : c.json({ status: 'ok' }, 200, NO_STORE),
  );

  app.use('/assets/*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', c.res.ok ? IMMUTABLE : 'no-store');
    c.res.headers.set('Vary', 'Accept-Encoding');
  });
  app.get('/assets/*', serveStatic({ root: clientFolder, precompressed: true }), (c) =>
    c.text('No encontrado', 404),
  );
  app.get('/sitio/*', (c) => siteAsset(c, context));

  app.use('/api/*', sameOriginJson(config));
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: LONGEST_BODY,
      onError: () => refusal(413, 'too_long', 'La página es demasiado grande para guardarla.'),
    }),
  );
  app.get('/api/sesion', (c) => readSession(c, context));
  app.post('/api/sesion', (c) => signIn(c, context));
  app.delete('/api/sesion', (c) => signOut(c, context));
  app.post('/api/invitacion/:call', (c) => relayInvitation(c, context));
  app.all('/api/paginas/*', (c) => relayPages(c, context));
  const site = createSiteRelay(context);
  app.all('/api/sitio/:brand/:call', site);
  app.all('/api/*', () => refusal(404, 'unknown_address', 'La mesa no tiene esa dirección.'));

  // The app reads the address: a list, or a page.
  app.get('*', (c) => c.html(document, 200, { 'Cache-Control': 'no-cache' }));
  app.notFound((c) => c.text('Método no permitido', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'request failed');
    return refusal(500, 'fault', 'Algo falló de nuestro lado.');
  });
  return app;
}
