import { Hono } from 'hono';
import { dateHeader } from '../../../shared/date-header.ts';
import { headLength } from '../../../shared/head-length.ts';
import { siteOf } from '../config/site.ts';
import { MODE_PATH } from '../contract/mode.ts';
import { OEMBED_PATH } from '../contract/oembed.ts';
import { failureOf } from '../pages/failure.ts';
import { serveAssets } from './assets.ts';
import type { ServerContext } from './context.ts';
import { ACCESS_PATH, LOCKED_PART_PATH } from '../contract/access.ts';
import { HANDOFF_PATH } from '../contract/handoff.ts';
import { answerAccess, answerLockedPart } from './answer-access.ts';
import { answerOembed, answerTextPage, readDataFile, readTextPage } from './discovery/index.ts';
import { LIST_PATH } from '../contract/list.ts';
import { answerForm } from './forms/answer-form.ts';
import { answerCalendar, answerSeat } from './forms/answer-registration.ts';
import { answerList } from './page/answer-list.tsx';
import { answerSuggestions } from './answer-suggestions.ts';
import { SUGGESTIONS_PATH } from '../contract/suggestions.ts';
import { answerHandoff } from './forms/answer-handoff.ts';
import { limitForms, limitModeForm } from './forms/limit-forms.ts';
import { health } from './health.ts';
import { answerIndex } from './index-page.ts';
import { emailLinkHeaders } from './email-links/email-link-headers.ts';
import { MEDIA_PATHS, serveMedia } from './media.ts';
import { answerLive } from './live/answer-live.ts';
import { answerLivePost } from './live/answer-post.ts';
import { LIVE_PATH } from '../contract/live.ts';
import { answerMode } from './answer-mode.ts';
import { answerError, answerPage } from './page/answer-page.ts';
import { pageRequest } from './page/page-request.ts';
import { answerRelay, RELAY_PATHS } from './answer-relay.ts';
import { requestLog } from './request-log.ts';
import { httpsHeaders, securityHeaders } from './security-headers.ts';
import { serveDesk } from './desk/serve-desk.ts';
import { named, watchRoutes } from './watched-routes.ts';
import { requireSite, type SitesApp, type SitesEnv } from './sites-env.ts';
import { serveSiteFiles } from './site-files.ts';

/** The six sites and their index as one Hono app. Each request determines the brand. */
export function createApp(context: ServerContext, clientFolder: string | undefined): SitesApp {
  const { config, log, development } = context;
  const app = new Hono<SitesEnv>();

  app.use(requestLog(log));
  app.use(dateHeader(context.clock));
  app.use(headLength);
  app.use(emailLinkHeaders);
  app.use(async (c, next) => {
    c.set('site', siteOf(new URL(c.req.url), c.env.brand, config));
    const secure = c.var.site?.origin.startsWith('https:');
    return (secure ? httpsHeaders : securityHeaders)(c, next);
  });

  app.get('/health', named('health'), () => health(context));
  app.use('/assets/*', named('asset'));
  if (clientFolder) serveAssets(app, clientFolder, context.assets);
  // The feeds of a section may be below a path of media: '/videos/rss.xml'.
  const isMedia = (path: string): boolean => MEDIA_PATHS.test(path) && !readTextPage(path);
  // They are only read: another method, and its body, would reach the content service.
  app.get('*', async (c, next) => {
    if (!isMedia(c.req.path)) return next();
    c.set('route', 'media');
    return serveMedia(context, c);
  });

  // The following routes need a site. An unknown host gets the index.
  app.use(async (c, next) => (c.var.site ? next() : answerIndex(new URL(c.req.url), config)));

  watchRoutes(app, config.deskToken);
  app.all(HANDOFF_PATH, (c) => answerHandoff(c.req.raw, requireSite(c).origin, context));
  app.all(ACCESS_PATH, async (c) => answerAccess(await pageRequest(context, c)));
  app.all(LOCKED_PART_PATH, async (c) => answerLockedPart(await pageRequest(context, c)));
  app.get(LIST_PATH, async (c) => answerList(await pageRequest(context, c)));
  app.get(SUGGESTIONS_PATH, async (c) => answerSuggestions(await pageRequest(context, c)));
  app.all(LIVE_PATH, async (c) => answerLive(await pageRequest(context, c), context.live));
  serveDesk(app, context);
  app.all(RELAY_PATHS, (c) => answerRelay(context, requireSite(c), c.req.raw, c.var.log));
  app.post(MODE_PATH, limitModeForm, (c) =>
    answerMode(c.req.raw, requireSite(c).origin.startsWith('https:')),
  );
  app.get(OEMBED_PATH, async (c) => answerOembed(await pageRequest(context, c)));
  serveSiteFiles(app);

  app.post('*', limitForms, async (c, next) => (await answerForm(await pageRequest(context, c))) ?? next());
  app.get('*', async (c) => {
    const request = await pageRequest(context, c);
    const { pathname } = request.url;
    const read = readTextPage(pathname) ?? readDataFile(pathname);
    if (read) return answerTextPage(request, read);
    return (
      (await answerLivePost(request)) ??
      (await answerCalendar(request)) ??
      (await answerSeat(request)) ??
      answerPage(request)
    );
  });
  app.notFound((c) => c.text('Método no permitido', 405, { Allow: 'GET, HEAD' }));
  app.onError(async (error, c) => {
    if (c.var.site && (!development || failureOf(error) !== 'fault'))
      return answerError(await pageRequest(context, c), error);
    c.var.log.error({ err: error }, 'request failed');
    return c.text(development ? String(error.stack ?? error) : 'Algo falló de nuestro lado.', 500);
  });
  return app;
}
