/**
 * Whether the sites and the sandbox keep their memory in production: `npm run test:memory`. They run under a steady mix
 * of calls while each samples its memory after a collection. The run fails when a line through the second half of the
 * samples rises by more than a bound with each call, or when the calls did not get what they should: then it has
 * measured something else.
 *
 * `-- --minutes 6` runs shorter, `-- --rate 10` sends fewer calls in a second. PORT is the first of the nine ports.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { BRANDS } from 'rotativa/themes';
import { smtpServer } from '../../apps/sandbox/tests/smtp-server.ts';
import { buildSites } from '../../apps/sites/src/build/build.ts';
import { createMix, siteOrigins, type Mix } from './calls.ts';
import { judge, secondHalf, trendOf, type Measure, type Sample } from './trend.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string', default: '15' } },
});
const SECONDS = Number(values.minutes) * 60;
const RATE = Number(values.rate);
const PORT = Number(process.env['PORT'] ?? 8800);
const SANDBOX_PORT = PORT + 8;
const MB = 2 ** 20;

const SAMPLES_OF_A_RUN = 120;
/** So small that it is full before the first half is over: its filling is no leak. */
const PAGE_CACHE_MB = 8;
/** Calls under way at once. When a machine is too slow, the rate falls instead. */
const MOST_AT_ONCE = 12;
/** Answers in a hundred that may be another one than expected, such as a page that a busy machine made too late. */
const UNEXPECTED_PERCENT = 1;

/**
 * Bytes for a call. A record that is kept for each caller, such as a map's entry with an address, takes 200 to 500; half
 * of the calls have a key that the caller made up. The system's share also has what V8 and the allocator keep in reserve,
 * in steps of megabytes.
 */
const BOUNDS: Readonly<Record<Measure, number>> = { held: 256, rss: 4096 };

/** The sites with the sandbox, in production. */
async function start(folder: string, mailUrl: string) {
  const secret = (): string => randomBytes(32).toString('base64url');
  const origins = siteOrigins(PORT);
  const child = spawn(process.execPath, ['--conditions=rotativa-source', 'apps/sites/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'probe.ts')).href}`,
      MEMORY_SAMPLES: folder,
      MEMORY_EVERY_MS: String((SECONDS * 1000) / SAMPLES_OF_A_RUN),
      PORT: String(PORT),
      PAGE_CACHE_MB: String(PAGE_CACHE_MB),
      SITES_PROXIES: '127.0.0.1,::1',
      SANDBOX_PORT: String(SANDBOX_PORT),
      SANDBOX_MODE: 'production',
      SANDBOX_DATA: join(folder, 'data'),
      SANDBOX_CACHE: join(folder, 'cache'),
      SANDBOX_SECRET: secret(),
      SANDBOX_PROXIES: '127.0.0.1,::1',
      SITES_ORIGINS: JSON.stringify(Object.fromEntries(BRANDS.map((brand, at) => [brand, origins[at]]))),
      SMTP_URL: mailUrl,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
  // The log is read and thrown away, as a collector of logs reads it.
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Ready after') && resolve());
    void exited.then(() => reject(new Error(`The sites did not start. ${said}`)));
  });
  return {
    sites: origins,
    sandbox: `http://127.0.0.1:${SANDBOX_PORT}`,
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Sends calls at the rate for the time. @returns calls in a second */
async function load(mix: Mix): Promise<number> {
  const begun = performance.now();
  const running = new Set<Promise<void>>();
  let sent = 0;
  const passed = (): number => (performance.now() - begun) / 1000;
  while (passed() < SECONDS) {
    if (running.size >= MOST_AT_ONCE) await Promise.race(running);
    const call: Promise<void> = mix.next().finally(() => running.delete(call));
    running.add(call);
    sent += 1;
    await sleep(Math.max(0, (sent / RATE - passed()) * 1000));
  }
  const rate = sent / passed();
  await Promise.all(running);
  return rate;
}

const mb = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`;

/** Prints what a process did. @returns whether it grows */
async function report(folder: string, name: string, since: number, rate: number): Promise<boolean> {
  const lines = (await readFile(join(folder, `${name}.jsonl`), 'utf8')).trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as Sample).filter(({ at }) => at >= since);
  const half = secondHalf(all);
  const verdicts = (['held', 'rss'] as const).map((measure) => {
    const verdict = judge(trendOf(half, measure), rate, BOUNDS[measure]);
    const tenths = Array.from({ length: 11 }, (_, at) =>
      mb(all[Math.round((at / 10) * (all.length - 1))]![measure]),
    );
    console.log(
      `${name}, ${measure}: ${tenths.join(', ')}\n  ${verdict.perCall.toFixed(0)} bytes a call, at least ${verdict.atLeast.toFixed(0)}; at most ${BOUNDS[measure]}: ${verdict.grows ? 'GROWS' : 'kept'}`,
    );
    return verdict.grows;
  });
  return verdicts.includes(true);
}

// A build in the sites' process would be a part of their memory.
await buildSites(console.log);
const folder = await mkdtemp(join(tmpdir(), 'rotativa-memory-'));
const mail = await smtpServer({ error: undefined });
try {
  const running = await start(folder, mail.url);
  try {
    const mix = await createMix(running);
    const since = Date.now();
    const rate = await load(mix);
    const calls = [...mix.counts.values()].reduce((all, one) => all + one, 0);
    const wrong = [...mix.unexpected.values()].reduce((all, one) => all + one, 0);
    console.log(`${calls} calls, ${rate.toFixed(1)} in a second, in ${mb(PAGE_CACHE_MB * MB)} of pages.`);
    for (const [answer, times] of mix.unexpected) console.log(`  unexpected: ${answer}, ${times} times`);
    // In ten equal steps: what the memory was from the beginning to the end.
    const grown = [await report(folder, 'sites', since, rate), await report(folder, 'sandbox', since, rate)];
    if (wrong * 100 > calls * UNEXPECTED_PERCENT) {
      console.log(
        `${wrong} of ${calls} answers were unexpected, so the load was another one.\n${running.said()}`,
      );
      process.exitCode = 1;
    }
    if (grown.includes(true)) process.exitCode = 1;
  } finally {
    await running.stop();
  }
} finally {
  await mail.close();
  await rm(folder, { recursive: true, force: true });
}
