import { randomBytes } from 'node:crypto';
import { BRANDS } from 'rotativa/themes';
import { listenError, PortTakenError, requireFree } from '../../../shared/ports.ts';
import { startTelemetry } from '../../../shared/telemetry/start.ts';
import { checkBrands } from '../config/brand-schema.ts';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { deskPort, listeners, sitePort } from '../config/brands.ts';
import { ConfigError, isSet } from '../../../shared/environment.ts';
import { readConfig, type Config } from '../config/env.ts';
import { SERVICE_TOKENS } from '../config/relay.ts';
import { startDesk } from './desk.ts';
import { ProgramError } from './program.ts';
import { startSandbox } from './sandbox.ts';

/** A server of the sites, in production or development. */
export interface Running {
  close(): Promise<void>;
}

/** Errors of the machine or the settings. Their message is a complete explanation. */
const EXPLAINED = [ConfigError, PortTakenError, ProgramError];

function fail(cause: unknown): never {
  const error = listenError(cause, 'PORT');
  const explained = EXPLAINED.some((kind) => error instanceof kind);
  console.error(explained ? (error as Error).message : error);
  process.exit(1);
}

/** Checks the ports of the sites and the sandbox before anything is built. */
async function requirePorts({ port, sandboxPort, address, ownContent }: Config): Promise<void> {
  for (const listener of listeners(port)) await requireFree(listener.port, 'PORT', address);
  if (!ownContent) return;
  await requireFree(deskPort(port), 'PORT', address);
  await requireFree(sandboxPort, 'SANDBOX_PORT', '127.0.0.1');
}

function announce({ port, contentOrigin, accountOrigin, ownContent }: Config, since: number): void {
  const at = (number: number): string => `http://localhost:${number}/`;
  console.log(`\n  ${'Index of the sites'.padEnd(20)} ${at(port)}`);
  for (const brand of BRANDS)
    console.log(`  ${BRAND_CONFIGS[brand].name.padEnd(20)} ${at(sitePort(brand, port))}`);
  if (ownContent) console.log(`  ${'The editors’ desk'.padEnd(20)} ${at(deskPort(port))}`);
  console.log(`  ${'Content API'.padEnd(20)} ${contentOrigin}/`);
  if (!accountOrigin) console.log('\nACCOUNT_ORIGIN is not set: readers cannot sign in.');
  console.log(
    `\nReady after ${((performance.now() - since) / 1000).toFixed(1)} s. Ctrl+C stops everything.\n`,
  );
}

/** The settings. The secrets that the sites share with the programs that are started here are made up if not set. */
function readSettings({ env }: NodeJS.Process): Config {
  if (isSet('CONTENT_ORIGIN', env)) return readConfig(env);
  const shared = ['CONTENT_TOKEN', 'DESK_TOKEN', ...(isSet('SERVICES_ORIGIN', env) ? [] : SERVICE_TOKENS)];
  const made = shared
    .filter((name) => !isSet(name, env))
    .map((name) => [name, randomBytes(24).toString('base64url')] as const);
  return readConfig({ ...env, ...Object.fromEntries(made) });
}

/**
 * Starts the sandbox and the editors' desk (unless the content API is external) and the sites, prints their addresses,
 * and stops all on SIGINT and SIGTERM.
 * @param serve prepares the sites while the sandbox starts, and listens after `content` is ready
 */
export async function run(
  serve: (config: Config, content: Promise<unknown>) => Promise<Running>,
): Promise<void> {
  const start = performance.now();
  const running: (() => Promise<void>)[] = [];
  let closing = false;
  const stop = async (signal: string): Promise<void> => {
    if (closing) return;
    closing = true;
    console.log(`${signal}: finishing what is under way…`);
    for (const end of running) await end();
    process.exit(0);
  };
  // Registered before anything starts, so that an early stop leaves nothing running. Registered with `on`, not `once`:
  // a supervisor and the terminal may both send a signal, and the second one must not interrupt the shutdown.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    checkBrands(BRAND_CONFIGS);
    const telemetry = await startTelemetry('rotativa-sites', process.env, console.error);
    const config = readSettings(process);
    await requirePorts(config);
    const content = config.ownContent ? startSandbox(config, console.error) : Promise.resolve(undefined);
    const desks = config.ownContent ? startDesk(config, console.error) : Promise.resolve(undefined);
    const [sandbox, sites, desk] = await Promise.all([content, serve(config, content), desks]);
    running.push(() => sites.close());
    if (desk) running.push(() => desk.stop());
    if (sandbox) running.push(() => sandbox.stop());
    running.push(() => telemetry.stop());
    announce(config, start);
  } catch (error) {
    fail(error);
  }
}
