import { createHttpSegments, createSiteRelay } from 'rotativa/providers/http';
import type { Logger } from 'pino';
import type { Site } from '../config/site.ts';
import { NO_STORE } from './cache-control.ts';
import type { ServerContext } from './context.ts';
import { notificationsOf } from './notifications.ts';

/** Paths of the site's own services; no page is below them. */
export const RELAY_PATHS = '/api/*';

const noService = (): Response =>
  Response.json({ code: 'notFound', message: 'No such service.' }, { status: 404, headers: NO_STORE });

/**
 * Answers newsletter, contact form and renewal record for the pages of a site: the tokens of the services stay here.
 * Without the settings of the services there is nothing at these paths.
 */
export async function answerRelay(
  context: Pick<ServerContext, 'config' | 'fetch'>,
  site: Site,
  request: Request,
  log: Logger,
): Promise<Response> {
  const { config, fetch } = context;
  const { relay, accountOrigin } = config;
  const notifications = notificationsOf(context);
  if (!relay || !notifications || !accountOrigin) return noService();
  const answer = createSiteRelay({
    siteOrigin: site.origin,
    site: site.brand.key,
    newsletterAddresses: site.brand.newsletterAddresses,
    identityOrigin: accountOrigin,
    notifications,
    segments: createHttpSegments({ origin: relay.origin, token: relay.segmentsToken, fetch }),
    fetch,
    log: (message, error) => log.error({ err: error }, message),
  });
  return (await answer(request)) ?? noService();
}
