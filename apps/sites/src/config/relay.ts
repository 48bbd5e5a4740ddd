import { unusable } from '../../../shared/environment.ts';

/** The tokens of the services behind the site's own forms. */
export const SERVICE_TOKENS = ['NOTIFICATION_TOKEN', 'NEWSLETTER_KEY', 'SEGMENTS_TOKEN'] as const;

/** The services behind the site's own forms, and what they expect of its server. */
export interface RelayConfig {
  readonly origin: string;
  readonly notificationToken: string;
  readonly newsletterKey: string;
  readonly segmentsToken: string;
}

/** The settings of these services, as they are in the environment. */
type RelaySettings = Readonly<
  Partial<Record<(typeof SERVICE_TOKENS)[number] | 'SERVICES_ORIGIN', string | undefined>>
>;

/** @throws ConfigError naming what is missing, when some settings of the services are there and others are not */
export function relayOf(settings: RelaySettings, origin: string | undefined): RelayConfig | undefined {
  const { NOTIFICATION_TOKEN, NEWSLETTER_KEY, SEGMENTS_TOKEN } = settings;
  if (origin && NOTIFICATION_TOKEN && NEWSLETTER_KEY && SEGMENTS_TOKEN)
    return {
      origin,
      notificationToken: NOTIFICATION_TOKEN,
      newsletterKey: NEWSLETTER_KEY,
      segmentsToken: SEGMENTS_TOKEN,
    };
  const absent = SERVICE_TOKENS.filter((name) => !settings[name]);
  if (absent.length === SERVICE_TOKENS.length && !settings.SERVICES_ORIGIN) return undefined;
  const missing = [...(origin ? [] : ['SERVICES_ORIGIN']), ...absent];
  throw unusable([`${missing.join(', ')}: missing beside the other settings of the services`]);
}
