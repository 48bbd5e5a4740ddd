import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the index of the sites. The brands have the next six. */
    sitesPort: number;
    /** Origin of the content API. */
    contentOrigin: string;
  }
}

const ROOT = join(import.meta.dirname, '../../..');
const ATTEMPTS = 5;
const START_TIMEOUT_MS = 170_000;

/** Below the ports that systems assign automatically. */
const randomBase = (): number => 10_000 + Math.floor(Math.random() * 2_000) * 10;

/** The tag manager of the sites with imported documents. Only a test that answers for it lets readers be measured. */
export const TAG_MANAGER = 'https://tags.example/gtm.js?id={site}';

/** Documents with the same address are imported one after another; a page in memory would show the first one. */
const SETTINGS: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  documents: { PAGE_CACHE_MB: '0', TAG_MANAGER },
};

/** Starts the program of `npm start` on the ports from `base`; undefined if one of them is in use. */
async function attempt(base: number, settings: NodeJS.ProcessEnv = {}): Promise<ChildProcess | undefined> {
  const child = spawn(process.execPath, ['--conditions=rotativa-source', 'apps/sites/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(base),
      SANDBOX_PORT: String(base + 9),
      SANDBOX_DATA: 'memory',
      // Google, Facebook and the captcha appear when the account service has their ids.
      SIGN_IN_WITH: 'google,facebook,apple,development:Proveedor de desarrollo',
      SIGN_IN_CAPTCHA: 'on',
      // The tests look at the sizes of pictures, not at their bytes.
      SANDBOX_IMAGE_EFFORT: '0',
      // All readers of the tests have one address.
      FORMS_PER_ADDRESS: '10000',
      // Besides what stops publishing already. No front of the seed that a journey publishes has an event.
      DESK_RAILS: '{"severities":{"past-event":"error"}}',
      // A busy machine makes its pages slowly.
      PAGES_WAITING: '1000',
      PAGE_WAIT_MS: '20000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<boolean>((resolve) => {
    const read = (text: Buffer): void => {
      output += text.toString();
      if (output.includes('Ready after')) resolve(true);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = once(child, 'exit').then(() => false);
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, START_TIMEOUT_MS, false).unref());
  if (await Promise.race([ready, ended, late])) return child;
  child.kill('SIGKILL');
  if (/Port \d+ is taken/.test(output)) return undefined;
  throw new Error(`The sites did not start:\n${output}`);
}

/** Serves the sites and the sandbox once for all test files, like `npm start`, and stops both at the end. */
export default async function startSites(project: TestProject): Promise<() => Promise<void>> {
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    const base = randomBase();
    const child = await attempt(base, SETTINGS[project.name]);
    if (!child) continue;
    project.provide('sitesPort', base);
    project.provide('contentOrigin', `http://127.0.0.1:${base + 9}`);
    return async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    };
  }
  throw new Error('No ten free ports in a row were found.');
}
