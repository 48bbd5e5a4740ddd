/**
 * The sites' server at one, two and five times what it can do: `npm run bench:overload`. It measures how many pages the
 * server makes in a second, asks for more than that, and then checks that it still makes nine tenths, that refusals are
 * fast, and that time and memory are back ten seconds after the end.
 *
 * `-- --seconds 60` plays each load longer, `-- --seed 7` asks for other pages. PORT is the first of the ten ports. Caller,
 * sites and sandbox share the machine, so on a busy one only the ratios count.
 */
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from './crowd.ts';
import { startSites } from './sites.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const SECONDS = Number(values.seconds);
/** So little that almost every page is made again: the long tail of a newspaper. */
const CACHE_MB = 1;
const CALLERS = 8;
const RECOVERY_MS = 10_000;
const TARGETS = { kept: 0.9, refusalMs: 100 } as const;

const sites = await startSites({ PAGE_CACHE_MB: String(CACHE_MB), LOG_LEVEL: 'warn' });

const agent = new Agent({ keepAlive: true, maxSockets: 4000 });
interface Answer {
  readonly status: number;
  readonly ms: number;
}
const ask = (port: number, path: string): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const end = (status: number): void => resolve({ status, ms: performance.now() - begun });
    get({ agent, port, path, headers: { 'accept-encoding': 'br' } }, (reply) => {
      reply.resume();
      reply.once('end', () => end(reply.statusCode ?? 0));
      reply.once('error', () => end(0));
    }).once('error', () => end(0));
  });

const articles: [port: number, path: string][] = [];
async function readSitemap(port: number, path: string): Promise<void> {
  const text = await (await fetch(`http://localhost:${port}${path}`)).text();
  for (const [, address] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address!.replaceAll('&amp;', '&'));
    if (pathname.endsWith('.xml')) await readSitemap(port, pathname + search);
    else articles.push([port, pathname]);
  }
}
for (let port = sites.port + 1; port <= sites.port + 6; port += 1) await readSitemap(port, '/sitemap.xml');
let state = Number(values.seed);
const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
const any = (): Promise<Answer> => ask(...articles[Math.floor(random() * articles.length)]!);

/** Callers that ask for the next page when they have one: what the server can do. */
async function capacity(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let made = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) if ((await any()).status === 200) made += 1;
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return made / seconds;
}

/** Readers who come at a rate, whatever the server does. */
async function play(
  rate: number,
): Promise<{ made: number; pages: number[]; refused: number[]; peak: number }> {
  const begun = performance.now();
  const answers: Promise<Answer>[] = [];
  let peak = 0;
  while (performance.now() - begun < SECONDS * 1000) {
    while (answers.length < ((performance.now() - begun) / 1000) * rate) answers.push(any());
    peak = Math.max(peak, sites.memory());
    await sleep(5);
  }
  const all = await Promise.all(answers);
  const times = (status: number): number[] =>
    all.flatMap((answer) => (answer.status === status ? [answer.ms] : [])).sort((a, b) => a - b);
  const pages = times(200);
  const refused = times(503);
  const odd = all.length - pages.length - refused.length;
  if (odd > 0) console.log(`${odd} answers are neither a page nor a refusal`);
  return { made: (pages.length * 1000) / (performance.now() - begun), pages, refused, peak };
}

const missed: string[] = [];
const check = (isKept: boolean, target: string): void => void (isKept || missed.push(target));
try {
  await capacity(5);
  const can = await capacity(10);
  const idle = sites.memory();
  console.log(
    `${articles.length} addresses; ${can.toFixed(1)} pages/s, ${idle.toFixed(0)} MB, load ${loadavg()[0]!.toFixed(1)}`,
  );
  for (const times of [1, 2, 5]) {
    const { made, pages, refused, peak } = await play(can * times);
    console.log(
      `${times}x: ${made.toFixed(1)} pages/s (${(made / can).toFixed(2)} of the capacity), p50 ${quantile(pages, 0.5).toFixed(0)} ms, p99 ${quantile(pages, 0.99).toFixed(0)} ms; ` +
        `${refused.length} refused, p50 ${quantile(refused, 0.5).toFixed(0)} ms, p99 ${quantile(refused, 0.99).toFixed(0)} ms; at most ${peak.toFixed(0)} MB, load ${loadavg()[0]!.toFixed(1)}`,
    );
    if (times > 1)
      check(made >= TARGETS.kept * can, `${TARGETS.kept} of the capacity at ${times} times of it`);
    if (refused.length > 0)
      check(
        quantile(refused, 0.99) <= TARGETS.refusalMs,
        `a refusal within ${TARGETS.refusalMs} ms at ${times} times of the capacity`,
      );
  }
  await sleep(RECOVERY_MS);
  const after = await capacity(10);
  console.log(
    `${RECOVERY_MS / 1000} s after the end: ${after.toFixed(1)} pages/s, ${sites.memory().toFixed(0)} MB`,
  );
  check(after >= TARGETS.kept * can, 'the capacity ten seconds after the end');
} finally {
  agent.destroy();
  await sites.stop();
}
for (const target of missed) console.log(`missed: ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;
