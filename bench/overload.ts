/**
 * The sites' server at one, two and five times what it can do: `npm run bench:overload`. It measures how many pages the
 * server makes in a second, asks for more than that, and then checks that it still makes nine tenths, that refusals are
 * fast, that its memory stays within its bound, and that all is as before ten seconds after the end.
 *
 * `-- --seconds 60` plays each load longer, `-- --seed 7` asks for other pages. PORT is the first of the ten ports. Caller,
 * sites and sandbox share the machine, so on a busy one only the ratios count.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from './crowd.ts';
import {
  addressesOfAll,
  capacity,
  createReaders,
  play,
  quantiles,
  seededRandom,
  timesOf,
  type Answer,
} from './readers.ts';
import { startSites } from './sites.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const SECONDS = Number(values.seconds);
/** So little that almost every page is made again: the long tail of a newspaper. */
const CACHE_MB = 1;
const BRANDS = [1, 2, 3, 4, 5, 6];
const CALLERS = 8;
const RECOVERY_MS = 10_000;
/** The bound of apps/sites/README.md ('Overload') is for a process with its pages in memory, and without readers of live blogs. */
const TARGETS = { kept: 0.9, refusalMs: 100, slower: 1.5, memoryMb: 600 + CACHE_MB } as const;
const SHARES = [0.5, 0.99];

const sites = await startSites({ PAGE_CACHE_MB: String(CACHE_MB), LOG_LEVEL: 'warn' });
const readers = createReaders();
const random = seededRandom(Number(values.seed));
const origins = BRANDS.map((brand) => `http://localhost:${sites.port + brand}`);
const pages = await addressesOfAll(origins);
const any = (): Promise<Answer> => readers.ask(pages[Math.floor(random() * pages.length)]!);
const load = (): string => `load ${loadavg()[0]!.toFixed(1)}`;

const missed: string[] = [];
const check = (isKept: boolean, target: string): void => void (isKept || missed.push(target));

let peak = 0;
const next = (): Promise<Answer> => {
  peak = Math.max(peak, sites.memoryMb());
  return any();
};

/** Readers who come at a multiple of what the server can do. @param can pages in a second */
async function overload(can: number, times: number): Promise<void> {
  const played = await play(next, { rate: can * times, seconds: SECONDS });
  const [made, refused] = [timesOf(played), timesOf(played, 503)];
  const odd = played.answers.length - made.length - refused.length;
  if (odd > 0) console.log(`${odd} answers are neither a page nor a refusal`);
  const rate = made.length / played.seconds;
  console.log(
    `${times}x: ${rate.toFixed(1)} pages/s (${(rate / can).toFixed(2)} of the capacity), ${quantiles(made, SHARES)}; ` +
      `${refused.length} refused, ${quantiles(refused, SHARES)}; at most ${peak.toFixed(0)} MB, ${load()}`,
  );
  if (times > 1) check(rate >= TARGETS.kept * can, `${TARGETS.kept} of the capacity at ${times} times of it`);
  if (refused.length > 0)
    check(
      quantile(refused, 0.99) <= TARGETS.refusalMs,
      `a refusal within ${TARGETS.refusalMs} ms at ${times} times of the capacity`,
    );
}

/** The waiting of readers at half of what the server can do. */
async function calm(can: number): Promise<number> {
  const made = timesOf(await play(next, { rate: can / 2, seconds: SECONDS }));
  console.log(`half: ${quantiles(made, SHARES)}, ${sites.memoryMb().toFixed(0)} MB, ${load()}`);
  return quantile(made, 0.99);
}

try {
  await capacity(any, { callers: CALLERS, seconds: 5 });
  const can = await capacity(any, { callers: CALLERS, seconds: 10 });
  console.log(
    `${pages.length} addresses; ${can.toFixed(1)} pages/s, ${sites.memoryMb().toFixed(0)} MB, ${load()}`,
  );
  const before = await calm(can);
  for (const times of [1, 2, 5]) await overload(can, times);
  await sleep(RECOVERY_MS);
  console.log(`${RECOVERY_MS / 1000} s after the end:`);
  const waited = await calm(can);
  const after = await capacity(any, { callers: CALLERS, seconds: 10 });
  console.log(`${after.toFixed(1)} pages/s, at most ${peak.toFixed(0)} MB`);
  check(waited <= TARGETS.slower * before, `${TARGETS.slower} times of what a page took before`);
  check(peak <= TARGETS.memoryMb, `${TARGETS.memoryMb} MB`);
  check(after >= TARGETS.kept * can, 'the capacity ten seconds after the end');
} finally {
  readers.leave();
  await sites.stop();
}
for (const target of missed) console.log(`missed: ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;
