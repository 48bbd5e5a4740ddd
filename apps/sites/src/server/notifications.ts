import type { NotificationsPort } from 'rotativa/providers';
import { createHttpNotifications } from 'rotativa/providers/http';
import type { ServerContext } from './context.ts';

/** The notification service; undefined without the settings of the services. */
export function notificationsOf({
  config: { relay },
  fetch,
}: Pick<ServerContext, 'config' | 'fetch'>): NotificationsPort | undefined {
  if (!relay) return undefined;
  const { origin, notificationToken: token, newsletterKey } = relay;
  return createHttpNotifications({ origin, token, newsletterKey, fetch });
}
