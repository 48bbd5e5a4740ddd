import { BRANDS, type BrandKey } from 'rotativa/themes';
import { z } from 'zod';

/** An empty variable counts as unset. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const Port = z.coerce.number().int().min(1).max(65_535);

/** Scheme, host and port, as a browser writes an origin. */
const Origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue('is not an origin (scheme, host and port)');
  return z.NEVER;
});

const Origins = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.partialRecord(z.enum(BRANDS), Origin));

const Environment = z.object({
  PORT: optional(Port),
  SANDBOX_PORT: optional(Port),
  DESK_ADDRESS: optional(z.string()),
  DESK_ORIGIN: optional(Origin),
  DESK_PAGES_ORIGIN: optional(Origin),
  DESK_SITES: optional(Origins),
  DESK_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{16,}$/, 'is not 16 or more visible characters')),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
});

/** The settings of the desk. */
export interface DeskConfig {
  readonly port: number;
  /** The address on which the server listens; all addresses if undefined. */
  readonly address: string | undefined;
  /** The desk's origin as browsers see it; undefined: that of each request. */
  readonly origin: string | undefined;
  /** Origin of the service of pages, as this server reaches it. */
  readonly pagesOrigin: string;
  /** Origins of the sites, for this server and for the pictures of a draft. */
  readonly sites: Readonly<Record<BrandKey, string>>;
  /** The token that this server shows the sites. Undefined: no draft can be shown. */
  readonly token: string | undefined;
  readonly logLevel: string;
}

/** An environment variable is invalid; the message names it. */
export class DeskConfigError extends Error {
  override readonly name = 'DeskConfigError';
}

/** The desk's port follows those of the index and the six sites. */
const AFTER_SITES = BRANDS.length + 1;

/**
 * Reads the configuration from environment variables.
 * @throws DeskConfigError naming every invalid variable
 */
export function readDeskConfig(env: Record<string, string | undefined>): DeskConfig {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new DeskConfigError(`The environment is not usable.\n  ${faults.join('\n  ')}`);
  }
  const { PORT = 3000, SANDBOX_PORT = 4000, ...rest } = parsed.data;
  const sites = BRANDS.map((brand, index) => [
    brand,
    rest.DESK_SITES?.[brand] ?? `http://localhost:${PORT + 1 + index}`,
  ]);
  return {
    port: PORT + AFTER_SITES,
    address: rest.DESK_ADDRESS,
    origin: rest.DESK_ORIGIN,
    pagesOrigin: rest.DESK_PAGES_ORIGIN ?? `http://127.0.0.1:${SANDBOX_PORT}`,
    sites: Object.fromEntries(sites) as Record<BrandKey, string>,
    token: rest.DESK_TOKEN,
    logLevel: rest.LOG_LEVEL ?? 'info',
  };
}
