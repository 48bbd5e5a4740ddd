import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../compiler/entries.ts';
import { runIn } from './run-in.ts';

const MINUTE_MS = 60_000;
/** Below the ports that systems assign automatically. */
const BASE = 8_500 + Math.floor(Math.random() * 40) * 10;
const SANDBOX_PORT = BASE + 9;
const CONTENT_TOKEN = 'content-token-of-a-test';

/** The steps of the first stage of the Dockerfile, with folders of this test in place of those of the image. */
const dockerSteps = (folderOf: (path: string) => string) =>
  readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)[1]!
    .split('\n')
    .flatMap((line) => {
      const [, step, rest = ''] = /^(WORKDIR|COPY|RUN) (.*)$/.exec(line) ?? [];
      return step
        ? [{ step, words: rest.split(' ').map((word) => (word.startsWith('/') ? folderOf(word) : word)) }]
        : [];
    });

let root: string;
let app: string;
const programs = new Set<ChildProcess>();

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rotativa-production-'));
  const folderOf = (path: string): string => join(root, path);
  app = folderOf('/app');
  let at = root;
  for (const { step, words } of dockerSteps(folderOf)) {
    if (step === 'WORKDIR') mkdirSync((at = words[0]!), { recursive: true });
    else if (step === 'COPY') await runIn(ROOT, 'sh', ['-c', `git archive HEAD | tar -x -C ${at}`]);
    else await runIn(at, words[0]!, words.slice(1));
  }
}, 20 * MINUTE_MS);
afterAll(async () => {
  for (const program of programs) program.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/** Starts a program as the unit of systemd does, and waits for its health. */
async function start(entry: string, port: number, env: Record<string, string>): Promise<ChildProcess> {
  const program = spawn(process.execPath, ['--conditions=rotativa-source', entry], {
    cwd: app,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  programs.add(program);
  let said = '';
  program.stderr!.setEncoding('utf8').on('data', (text: string) => (said += text));
  for (let tried = 0; tried < 600; tried += 1) {
    if (program.exitCode !== null) throw new Error(`${entry} ended: ${said}`);
    const health = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (health?.ok) return program;
    await delay(200);
  }
  throw new Error(`${entry} is not healthy: ${said}`);
}

describe('the steps of the Dockerfile in an empty folder', () => {
  it('leave no build tools and no tests', () => {
    for (const tool of [
      'vite',
      'typescript',
      'esbuild',
      'storybook',
      'vitest',
      'eslint',
      'styled-components',
    ])
      expect(existsSync(join(app, 'node_modules', tool)), tool).toBe(false);
    expect(existsSync(join(app, 'apps/sandbox/tests'))).toBe(false);
  });

  it(
    'give programs that serve pages, and tell a balancer when they close',
    { timeout: 5 * MINUTE_MS },
    async () => {
      await start('apps/sandbox/src/main.ts', SANDBOX_PORT, {
        SANDBOX_MODE: 'production',
        SANDBOX_PORT: String(SANDBOX_PORT),
        SANDBOX_DATA: 'memory',
        SANDBOX_CACHE: join(root, 'cache'),
        SANDBOX_CONTENT_TOKEN: CONTENT_TOKEN,
        SANDBOX_SECRET: 's'.repeat(32),
        SMTP_URL: 'smtp://127.0.0.1:1',
        NOTIFICATION_TOKEN: 'n'.repeat(16),
        SEGMENTS_TOKEN: 'm'.repeat(16),
        NEWSLETTER_KEY: 'k'.repeat(16),
      });
      const sandbox = `http://127.0.0.1:${SANDBOX_PORT}`;
      const sites = await start('apps/sites/start.ts', BASE, {
        PORT: String(BASE),
        CONTENT_ORIGIN: sandbox,
        PAGES_ORIGIN: sandbox,
        ACCOUNT_ORIGIN: sandbox,
        CONTENT_TOKEN,
        SHUTDOWN_DELAY_MS: '3000',
      });
      await start('apps/desk/src/main.ts', BASE + 7, { PORT: String(BASE), DESK_PAGES_ORIGIN: sandbox });
      const page = await fetch(`http://127.0.0.1:${BASE + 1}/`);
      expect([page.status, (await page.text()).includes('data-brand="weekly"')]).toEqual([200, true]);

      sites.kill('SIGTERM');
      const closing = async (): Promise<number> => (await fetch(`http://127.0.0.1:${BASE}/health`)).status;
      await expect.poll(closing).toBe(503);
      // The balancer has not noticed yet.
      expect((await fetch(`http://127.0.0.1:${BASE + 1}/`)).status).toBe(200);
      await once(sites, 'exit');
      expect(sites.exitCode).toBe(0);
    },
  );
});
