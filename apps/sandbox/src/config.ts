import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError, LogLevel, optional, readEnvironment, ShutdownDelay } from '../../shared/environment.ts';
import { IDENTITY_VARIABLES, identityConfig, type IdentityConfig } from './identity-config.ts';
import { SERVICE_VARIABLES, serviceConfig, type ServiceConfig } from './service-config.ts';

const HERE = join(import.meta.dirname, '..');

const PORT_RULE = 'must be a port from 0 to 65535';
const Port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE);

const EFFORT_RULE = 'must be from 0 to 9';

const Environment = z.object({
  SANDBOX_PORT: optional(Port),
  SANDBOX_HOST: optional(z.string()),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  ),
  SANDBOX_DATA: optional(z.string()),
  SANDBOX_CACHE: optional(z.string()),
  SANDBOX_PICTURES: optional(z.string()),
  SANDBOX_PAGES: optional(z.string()),
  SANDBOX_IMAGE_EFFORT: optional(
    z.coerce.number(EFFORT_RULE).int(EFFORT_RULE).min(0, EFFORT_RULE).max(9, EFFORT_RULE),
  ),
  SANDBOX_CLOCK: optional(z.iso.datetime({ offset: true })),
  SANDBOX_TOKEN: optional(z.string().min(16)),
  SHUTDOWN_DELAY_MS: optional(ShutdownDelay),
  LOG_LEVEL: optional(LogLevel),
  PORT: optional(Port),
  ...SERVICE_VARIABLES,
  ...IDENTITY_VARIABLES,
});

/** Configuration from the environment. */
export interface Config extends ServiceConfig, IdentityConfig {
  /** 0 chooses any free port. */
  readonly port: number;
  readonly host: string;
  /** Address of a Postgres server. Default: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database; 'memory' stores nothing. */
  readonly dataDir: string;
  /** Cache of prepared dumps and cropped pictures. It may be deleted at any time. */
  readonly cacheDir: string;
  /** Folder of the drawn pictures and their manifest. */
  readonly picturesDir: string;
  /** Folder of the sites' pages as data: `{brand}.json` and `blocks.json`. */
  readonly pagesDir: string;
  /** How long the encoder of AVIF looks for a small file, from 0 to 9. */
  readonly imageEffort: number;
  /** The time from which the ages of the seed's news count back. Default: the time of the start. */
  readonly seedClock: Date | undefined;
  /** Allows a caller from another machine to use the development endpoints. */
  readonly token: string | undefined;
  /** How long requests are still taken while the health tells that the server closes, in milliseconds. */
  readonly shutdownDelayMs: number;
  readonly logLevel: string;
  /** Port of the index of the sites. The brands have the next six. */
  readonly sitesPort: number;
}

export { ConfigError };

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const {
    SANDBOX_PORT = 4000,
    SANDBOX_HOST = '127.0.0.1',
    SANDBOX_CACHE = join(HERE, '.cache'),
    ...rest
  } = readEnvironment(Environment, env);
  const service = serviceConfig(rest);
  // The folder of the embedded database is by default one that may be deleted.
  if (service.mode === 'production' && rest.DATABASE_URL === undefined && rest.SANDBOX_DATA === undefined)
    throw new ConfigError(
      'SANDBOX_MODE=production needs DATABASE_URL, or SANDBOX_DATA for the embedded database.',
    );
  return {
    ...service,
    ...identityConfig(rest, service.mode),
    port: SANDBOX_PORT,
    host: SANDBOX_HOST,
    databaseUrl: rest.DATABASE_URL,
    dataDir: rest.SANDBOX_DATA ?? join(SANDBOX_CACHE, 'data'),
    cacheDir: SANDBOX_CACHE,
    picturesDir: rest.SANDBOX_PICTURES ?? join(HERE, '..', 'pictures', 'drawn'),
    pagesDir: rest.SANDBOX_PAGES ?? join(HERE, '..', 'content', 'pages'),
    imageEffort: rest.SANDBOX_IMAGE_EFFORT ?? 3,
    seedClock: rest.SANDBOX_CLOCK === undefined ? undefined : new Date(rest.SANDBOX_CLOCK),
    token: rest.SANDBOX_TOKEN,
    shutdownDelayMs: rest.SHUTDOWN_DELAY_MS ?? 0,
    logLevel: rest.LOG_LEVEL ?? 'info',
    sitesPort: rest.PORT ?? 3000,
  };
}
