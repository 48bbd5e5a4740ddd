import { BRANDS, type BrandKey } from 'rotativa/themes';
import { z } from 'zod';
import {
  jsonOf,
  LogLevel,
  optional,
  Origin,
  Port,
  readEnvironment,
  ShutdownDelay,
  Token,
} from '../../../shared/environment.ts';

const Environment = z.object({
  PORT: optional(Port),
  SANDBOX_PORT: optional(Port),
  DESK_ADDRESS: optional(z.string()),
  DESK_ORIGIN: optional(Origin),
  DESK_PAGES_ORIGIN: optional(Origin),
  DESK_SITES: optional(jsonOf(z.partialRecord(z.enum(BRANDS), Origin))),
  DESK_TOKEN: optional(Token),
  SHUTDOWN_DELAY_MS: optional(ShutdownDelay),
  LOG_LEVEL: optional(LogLevel),
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
  /** How long requests are still taken while the health tells that the server closes, in milliseconds. */
  readonly shutdownDelayMs: number;
  readonly logLevel: string;
}

/** The desk's port follows those of the index and the six sites. */
const AFTER_SITES = BRANDS.length + 1;

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every invalid variable
 */
export function readDeskConfig(env: Record<string, string | undefined>): DeskConfig {
  const { PORT = 3000, SANDBOX_PORT = 4000, ...rest } = readEnvironment(Environment, env);
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
    shutdownDelayMs: rest.SHUTDOWN_DELAY_MS ?? 0,
    logLevel: rest.LOG_LEVEL ?? 'info',
  };
}
