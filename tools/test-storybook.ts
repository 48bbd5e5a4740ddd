/**
 * Runs the stories' tests over the static Storybook: play functions, axe and screenshots.
 *
 * `npm run test:storybook` builds what is missing; `-- --update` writes the screenshots' baselines anew;
 * other arguments go to Jest (a path or `-t 'name'` runs a part).
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');
const STATIC = join(ROOT, 'storybook-static');
const BASELINES = join(ROOT, 'tests/visual/__baselines__');
const WORKERS = '2';

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(join(BIN, command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${BIN}:${process.env['PATH']}`, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Baselines of stories that are no more: they would never be looked at again. */
function orphanedBaselines(): string[] {
  if (!existsSync(BASELINES)) return [];
  const { entries } = JSON.parse(readFileSync(join(STATIC, 'index.json'), 'utf8')) as { entries: object };
  const known = new Set(Object.keys(entries));
  return readdirSync(BASELINES).filter((file) => !known.has(file.replace(/\.[a-z]+-[a-z]+\.png$/, '')));
}

const args = process.argv.slice(2);
const update = args.includes('--update');
if (!existsSync(join(STATIC, 'index.json')) || args.includes('--build')) {
  const code = await run('storybook', ['build', '--quiet', '--disable-telemetry']);
  if (code !== 0) process.exit(code);
}
const server = await preview({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  build: { outDir: STATIC },
  preview: { port: 0, host: '127.0.0.1' },
});
const url = server.resolvedUrls!.local[0]!;
const code = await run(
  'test-storybook',
  [
    '--index-json',
    ...['--url', url, '--maxWorkers', WORKERS],
    update ? '--updateSnapshot' : '--ci',
    ...args.filter((arg) => arg !== '--update' && arg !== '--build'),
  ],
  { STORYBOOK_DISABLE_TELEMETRY: '1' },
);
await server.close();

const orphans = orphanedBaselines();
if (update) orphans.forEach((file) => rmSync(join(BASELINES, file)));
else if (orphans.length > 0) {
  console.error(`No story has these baselines any more (-- --update removes them):\n${orphans.join('\n')}`);
}
process.exit(code || (orphans.length > 0 && !update ? 1 : 0));
