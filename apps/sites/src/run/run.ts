import { BRANDS } from 'rotativa/themes';
import { SITES, sitePort } from '../config/brands.ts';
import { ConfigError, readConfig, type Config } from '../config/env.ts';
import { PortTakenError, requireFree } from './ports.ts';
import { SandboxError, startSandbox } from './sandbox.ts';

/** What serves the sites, in production and in development. */
export interface Running {
  close(): Promise<void>;
}

const say = (message: string): void => console.log(message);

/** Faults of the reader's machine or settings: the message says all. */
const EXPLAINED = [ConfigError, PortTakenError, SandboxError];

function fail(error: unknown): never {
  const explained =
    EXPLAINED.some((kind) => error instanceof kind) || (error as Error)?.name === 'PortTakenError';
  console.error(explained ? (error as Error).message : error);
  process.exit(1);
}

/** The sites' ports and the sandbox's: checked before anything is built. */
async function requirePorts({ port, sandboxPort, address, ownContent }: Config): Promise<void> {
  await requireFree(port, 'PORT', address);
  for (const brand of BRANDS) await requireFree(sitePort(brand, port), 'PORT', address);
  if (ownContent) await requireFree(sandboxPort, 'SANDBOX_PORT', '127.0.0.1');
}

function announce({ port, contentOrigin }: Config, since: number): void {
  const at = (number: number): string => `http://localhost:${number}/`;
  say(`\n  ${'Index of the sites'.padEnd(20)} ${at(port)}`);
  for (const brand of BRANDS) say(`  ${SITES[brand].name.padEnd(20)} ${at(sitePort(brand, port))}`);
  say(`  ${'Content API'.padEnd(20)} ${contentOrigin}/`);
  say(`\nReady after ${((performance.now() - since) / 1000).toFixed(1)} s. Ctrl+C stops everything.\n`);
}

/**
 * Starts the sandbox (unless the content is another's) and the sites, prints where they are, and stops both when
 * the process is told to.
 * @param serve starts the sites; called while the sandbox starts
 */
export async function run(
  serve: (config: Config, say: (message: string) => void) => Promise<Running>,
): Promise<void> {
  const start = performance.now();
  const running: (() => Promise<void>)[] = [];
  let closing = false;
  const stop = async (signal: string): Promise<void> => {
    if (closing) return;
    closing = true;
    say(`${signal}: finishing what is under way…`);
    for (const end of running) await end();
    process.exit(0);
  };
  // Before anything starts: what is told to stop early leaves nothing behind either.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const config = readConfig(process.env);
    await requirePorts(config);
    const [sandbox, sites] = await Promise.all([
      config.ownContent ? startSandbox(config) : undefined,
      serve(config, say),
    ]);
    running.push(() => sites.close());
    if (sandbox) running.push(() => sandbox.stop());
    announce(config, start);
    // The sites go on without content: their pages say so, and a sandbox that is started again is used again.
    sandbox?.ended.catch((error: Error) => {
      if (!closing)
        console.error(`${error.message} The sites go on and wait for it at ${config.contentOrigin}.`);
    });
  } catch (error) {
    fail(error);
  }
}
