import { z } from 'zod';
import { BRANDS, type BrandKey } from 'rotativa/themes';

/** An empty variable counts as one that is not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Far below what a shared cache keeps a page, and enough to ask once under load. */
const DEFAULT_CONTENT_FRESH_MS = 2000;

/** Longer than any healthy answer, shorter than a reader's patience. */
const DEFAULT_BUDGET_MS = 3000;

const Port = z.coerce.number().int().min(1).max(65_535);

const Hosts = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.enum(BRANDS)));

const Environment = z.object({
  PORT: optional(Port),
  SANDBOX_PORT: optional(Port),
  CONTENT_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
  SITES_HOSTS: optional(Hosts),
  SITES_ADDRESS: optional(z.string()),
  SITES_SECRET: optional(z.string().min(16)),
  CONTENT_FRESH_MS: optional(z.coerce.number().int().nonnegative()),
  BLOCK_BUDGET_MS: optional(z.coerce.number().int().positive()),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
});

/** What the sites are told from outside. */
export interface Config {
  /** Of the index of the sites; each brand listens on one of the six after it. */
  readonly port: number;
  readonly sandboxPort: number;
  /** The address that the servers listen on; all when undefined. */
  readonly address: string | undefined;
  /** Where the content API is. */
  readonly contentOrigin: string;
  /** Set when the content API is another's, so that no sandbox is started. */
  readonly ownContent: boolean;
  /** Host names (without port) and their brands, for a server behind a proxy. */
  readonly hosts: Readonly<Record<string, BrandKey>>;
  /** Signs the nonces; machines behind one balancer share it. Undefined: each process makes its own. */
  readonly secret: string | undefined;
  /** Milliseconds for which requests share the content API's answers. */
  readonly contentFreshMs: number;
  /** Milliseconds that a block's data may take. */
  readonly blockBudgetMs: number;
  readonly logLevel: string;
}

/** The environment holds something that the sites cannot use; the message names the variables. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every variable that is wrong
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigError(`The environment is not usable.\n  ${faults.join('\n  ')}`);
  }
  const { PORT = 3000, SANDBOX_PORT = 4000, CONTENT_ORIGIN, ...rest } = parsed.data;
  return {
    port: PORT,
    sandboxPort: SANDBOX_PORT,
    address: rest.SITES_ADDRESS,
    contentOrigin: CONTENT_ORIGIN ?? `http://127.0.0.1:${SANDBOX_PORT}`,
    ownContent: CONTENT_ORIGIN === undefined,
    hosts: rest.SITES_HOSTS ?? {},
    secret: rest.SITES_SECRET,
    contentFreshMs: rest.CONTENT_FRESH_MS ?? DEFAULT_CONTENT_FRESH_MS,
    blockBudgetMs: rest.BLOCK_BUDGET_MS ?? DEFAULT_BUDGET_MS,
    logLevel: rest.LOG_LEVEL ?? 'info',
  };
}
