import { BRANDS, type BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import { Networks } from '../../shared/networks.ts';
import {
  RETENTION,
  RETENTION_NAMES,
  type RetentionDays,
  type RetentionName,
} from '../../shared/retention.ts';
import { ConfigError, optional } from '../../shared/environment.ts';

/** Development tokens of machine callers. They are public, so production requires its own. */
export const DEVELOPMENT_NOTIFICATION_TOKEN = 'development-notification-token';
export const DEVELOPMENT_SEGMENTS_TOKEN = 'development-segments-token';
export const DEVELOPMENT_NEWSLETTER_KEY = 'development-newsletter-key';

/** The most at once, for a slow database; the queue runs fewer where they wait for the processor. */
const DEFAULT_CONTENT_AT_ONCE = 32;
/** The queries of some ten pages of several sites' servers. */
const DEFAULT_CONTENT_WAITING = 512;
/** A page goes on without a block after three seconds, so an answer that comes later is for none. */
const DEFAULT_CONTENT_WAIT_MS = 2500;

/** In a test a thousand readers sign up, request e-mails and pay within minutes. */
const DEVELOPMENT_ADDRESS_FACTOR = 20;

const isOrigin = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && url.origin === text && /^https?:$/.test(url.protocol);
};
const Origin = z.string().refine(isOrigin, 'must be an origin, such as https://www.example.com');

const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const Origins = z.string().transform(list).pipe(z.array(Origin));
/** A variable that is JSON. */
const json = (example: string) =>
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue(`must be JSON, such as ${example}`);
      return z.NEVER;
    }
  });
const SiteOrigins = json('{"weekly": "https://www.example.com"}').pipe(
  z.partialRecord(z.enum(BRANDS), Origin),
);

const MOST_DAYS = 36_525;
/** Days that replace the defaults. What the law wants to be kept cannot be shorter. */
const RetentionVariable = json('{"messages": 365}').pipe(
  z.partialRecord(z.enum(RETENTION_NAMES), z.int().max(MOST_DAYS)).check(({ value, issues }) => {
    for (const name of RETENTION_NAMES) {
      const { least } = RETENTION[name];
      if ((value[name] ?? least) < least)
        issues.push({ code: 'custom', input: value, message: `${name} must be at least ${least} days` });
    }
  }),
);

/** The variables of mail, browsers' origins, proxies, limits and machine callers. */
export const SERVICE_VARIABLES = {
  SANDBOX_MODE: optional(z.enum(['development', 'production'])),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.email()),
  SUPPORT_EMAIL: optional(z.email()),
  SITES_ORIGINS: optional(SiteOrigins),
  SANDBOX_ORIGINS: optional(Origins),
  SANDBOX_PROXIES: optional(Networks),
  SANDBOX_LIMIT_FACTOR: optional(z.coerce.number().positive()),
  CONTENT_AT_ONCE: optional(z.coerce.number().int().positive()),
  CONTENT_WAITING: optional(z.coerce.number().int().nonnegative()),
  CONTENT_WAIT_MS: optional(z.coerce.number().int().positive()),
  NOTIFICATION_TOKEN: optional(z.string().min(16)),
  SEGMENTS_TOKEN: optional(z.string().min(16)),
  NEWSLETTER_KEY: optional(z.string().min(8)),
  SANDBOX_CONTENT_TOKEN: optional(z.string().min(16)),
  SANDBOX_SECRET: optional(z.string().min(32)),
  RETENTION_DAYS: optional(RetentionVariable),
  DESK_ORIGIN: optional(Origin),
  DESK_TOKEN: optional(z.string().min(16)),
} as const;

type Variables = { [K in keyof typeof SERVICE_VARIABLES]?: z.infer<(typeof SERVICE_VARIABLES)[K]> };

export interface ServiceConfig {
  /**
   * 'development' shows the outbox and lets pages of this machine call from any port; 'production' does neither, and
   * does not start without a mail server and its own tokens.
   */
  readonly mode: 'development' | 'production';
  /** Address of the mail server. Without it e-mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** The sender's address; not set: `no-responder@` at the brand's host. */
  readonly mailFrom: string | undefined;
  /** Recipient of messages from the contact form. Default: `servicio@` at the brand's host. */
  readonly supportEmail: string | undefined;
  /** Origins of the sites, by brand. Default: local ports; in production the brand's first host. */
  readonly siteOrigins: Readonly<Partial<Record<BrandKey, string>>>;
  /** Origins besides the sites' own whose pages may call with credentials. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** How many queries of content run at once, how many more wait, and for how many milliseconds at most. */
  readonly contentQueue: { readonly atOnce: number; readonly waiting: number; readonly waitMs: number };
  /** Multiplies what every limit allows: for load tests. */
  readonly limitFactor: number;
  /** Multiplies the limits per address, because all callers on a development machine share one address. */
  readonly addressFactor: number;
  /** Token of the notification service's callers, as `X-Api-Token`. */
  readonly notificationToken: string;
  /** Token of the customer segments' callers, as `Authorization: Bearer`. */
  readonly segmentsToken: string;
  /** The account's key that newsletter calls carry. */
  readonly newsletterKey: string;
  /**
   * The token of the sites' servers for the content API, as `Authorization: Bearer`; required in production.
   * If it is not set, no caller gets the locked part of a document.
   */
  readonly contentToken: string | undefined;
  /** Origin of the desk, to which invitations lead. Default: its local port; in production none. */
  readonly deskOrigin: string | undefined;
  /** The token with which the sites are asked to check a page before it is published. Without it they are not. */
  readonly deskToken: string | undefined;
  /** For how many days each kind of personal data is kept. */
  readonly retention: RetentionDays;
  /** Secret for signing tokens. Default: a random one in the database. Production requires it. */
  readonly secret: string | undefined;
}

const eachName = (value: (name: RetentionName) => number): RetentionDays =>
  Object.fromEntries(RETENTION_NAMES.map((name) => [name, value(name)])) as RetentionDays;

/** @throws ConfigError naming what production lacks */
export function serviceConfig(variables: Variables): ServiceConfig {
  const mode = variables.SANDBOX_MODE ?? 'development';
  const required = [
    'SMTP_URL',
    'NOTIFICATION_TOKEN',
    'SEGMENTS_TOKEN',
    'NEWSLETTER_KEY',
    'SANDBOX_CONTENT_TOKEN',
    'SANDBOX_SECRET',
  ] as const;
  const missing = required.filter((name) => variables[name] === undefined);
  if (mode === 'production' && missing.length > 0)
    throw new ConfigError(`SANDBOX_MODE=production needs ${missing.join(', ')}.`);
  return {
    mode,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    supportEmail: variables.SUPPORT_EMAIL,
    siteOrigins: variables.SITES_ORIGINS ?? {},
    allowedOrigins: variables.SANDBOX_ORIGINS ?? [],
    trustedProxies: variables.SANDBOX_PROXIES ?? [],
    contentQueue: {
      atOnce: variables.CONTENT_AT_ONCE ?? DEFAULT_CONTENT_AT_ONCE,
      waiting: variables.CONTENT_WAITING ?? DEFAULT_CONTENT_WAITING,
      waitMs: variables.CONTENT_WAIT_MS ?? DEFAULT_CONTENT_WAIT_MS,
    },
    limitFactor: variables.SANDBOX_LIMIT_FACTOR ?? 1,
    addressFactor: mode === 'development' ? DEVELOPMENT_ADDRESS_FACTOR : 1,
    notificationToken: variables.NOTIFICATION_TOKEN ?? DEVELOPMENT_NOTIFICATION_TOKEN,
    segmentsToken: variables.SEGMENTS_TOKEN ?? DEVELOPMENT_SEGMENTS_TOKEN,
    newsletterKey: variables.NEWSLETTER_KEY ?? DEVELOPMENT_NEWSLETTER_KEY,
    contentToken: variables.SANDBOX_CONTENT_TOKEN,
    retention: {
      ...eachName((name) => RETENTION[name].days),
      ...variables.RETENTION_DAYS,
    },
    secret: variables.SANDBOX_SECRET,
    deskOrigin: variables.DESK_ORIGIN,
    deskToken: variables.DESK_TOKEN,
  };
}
