import { z } from 'zod';
import { RAIL_LIMITS, RAIL_SEVERITIES, type NoteKind, type RailLimits } from 'rotativa/editor';
import { BRANDS } from 'rotativa/themes';
import { AD_MANAGER } from '../contract/ads.ts';
import {
  jsonOf,
  LogLevel,
  optional,
  Origin,
  Port,
  ShutdownDelay,
  Token,
} from '../../../shared/environment.ts';
import { Networks } from '../../../shared/networks.ts';

const Address = z.url({ protocol: /^https?$/ });
const AddressOrOff = z.union([z.literal('off'), Address]);

/** Signs or seals what comes back from browsers. */
const Secret = z.string().min(32, 'is shorter than 32 characters');

const Count = z.coerce.number().int().nonnegative();
const AtLeastOne = z.coerce.number().int().positive();

/** The environment whose scripts the brands' configuration names, or the address of the scripts with `{site}`. */
const PaywallScript = z.union([z.enum(['production', 'sandbox', 'off']), Address.includes('{site}')]);

/** The guard rails of drafts, as JSON: what each kind of remark does, and the limits. */
const Rails = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON, such as {"severities":{"contrast":"warning"},"limits":{"ms":2000}}');
      return z.NEVER;
    }
  })
  .pipe(
    z.strictObject({
      severities: z
        .partialRecord(
          z.enum(Object.keys(RAIL_SEVERITIES) as NoteKind[]),
          z.enum(['error', 'warning', 'info', 'off']),
        )
        .optional(),
      limits: z
        .partialRecord(z.enum(Object.keys(RAIL_LIMITS) as (keyof RailLimits)[]), z.number().positive())
        .optional(),
    }),
  );

/** The environment variables of the sites. */
export const Variables = z.object({
  PORT: optional(Port),
  SANDBOX_PORT: optional(Port),
  CONTENT_ORIGIN: optional(Address),
  SITES_HOSTS: optional(jsonOf(z.record(z.string(), z.enum(BRANDS)))),
  SITES_PROXIES: optional(Networks),
  SITES_ADDRESS: optional(z.string()),
  PAGES_ORIGIN: optional(z.union([z.literal('off'), Origin])),
  DESK_TOKEN: optional(Token),
  PURGE_WITH: optional(z.enum(['fastly', 'cloudflare', 'varnish'])),
  PURGE_ID: optional(z.string().regex(/^[\w-]+$/, 'is not an id')),
  PURGE_ORIGINS: optional(
    z
      .string()
      .transform((text) => text.split(',').map((origin) => origin.trim()))
      .pipe(z.array(Origin).min(1)),
  ),
  PURGE_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, 'has other than visible characters')),
  DESK_RAILS: optional(Rails),
  ACCOUNT_ORIGIN: optional(Origin),
  SERVICES_ORIGIN: optional(Origin),
  SIGN_IN_WITH: z.string().optional(),
  SIGN_IN_CAPTCHA: optional(z.stringbool()),
  PAYWALL_SCRIPT: optional(PaywallScript),
  SWG_SCRIPT: optional(AddressOrOff),
  WALLET_ADDRESS: optional(AddressOrOff),
  CARD_FRAME: optional(Address),
  SHARE_PICTURE: optional(
    z.string().refine((text) => text === 'off' || (/^(https?:\/)?\//.test(text) && text.includes('{id}')), {
      error: "must be 'off', or a path or an address with {id}",
    }),
  ),
  ANALYTICS_ENDPOINT: optional(AddressOrOff),
  AD_SERVER: optional(z.union([z.enum(['off', AD_MANAGER]), Address])),
  AD_PLACES: optional(z.stringbool()),
  AD_PIXELS: optional(z.union([z.enum(['on', 'off']), Address])),
  TAG_MANAGER: optional(AddressOrOff),
  RECOMMENDATION_WIDGET: optional(AddressOrOff),
  SEARCH_WIDGET: optional(AddressOrOff),
  COUNTRY_HEADER: optional(z.string().regex(/^[\w-]+$/, 'is not the name of a header')),
  HANDOFF_SECRET: optional(Secret),
  ACCESS_SECRET: optional(Secret),
  NOTIFICATION_TOKEN: optional(Token),
  NEWSLETTER_KEY: optional(Token),
  SEGMENTS_TOKEN: optional(Token),
  CONTENT_TOKEN: optional(Token),
  CONTENT_FRESH_MS: optional(Count),
  PAGE_CACHE_MB: optional(Count),
  ASKED_PAGES_FILE: optional(z.string()),
  WARM_START_MS: optional(Count),
  PAGES_AT_ONCE: optional(AtLeastOne),
  PAGES_WAITING: optional(Count),
  PAGE_WAIT_MS: optional(AtLeastOne),
  LIVE_CONNECTIONS: optional(AtLeastOne),
  FORMS_PER_ADDRESS: optional(AtLeastOne),
  BLOCK_BUDGET_MS: optional(AtLeastOne),
  SHUTDOWN_DELAY_MS: optional(ShutdownDelay),
  LOG_LEVEL: optional(LogLevel),
});
