import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { crowd, quantile } from '../crowd.ts';
import {
  askForAll,
  play,
  quantiles,
  statusesOf,
  timesOf,
  type Address,
  type createReaders,
  type Playing,
} from '../readers.ts';
import { election } from './election.ts';
import type { Newspaper } from './newspaper.ts';

/** The means of a day. */
export interface Stage {
  readonly paper: Newspaper;
  readonly readers: ReturnType<typeof createReaders>;
  /** The next address that a reader asks for. */
  readonly mix: () => Asked;
  readonly addresses: readonly Address[];
  readonly random: () => number;
  /** Pages in a second without the cache. */
  readonly can: number;
  readonly seconds: number;
  /** Readers of the election night. */
  readonly followers: number;
  readonly buyers: number;
  /** Of a core's hour. */
  readonly price: number;
  check(isKept: boolean, target: string): void;
}

/** An address that a reader asks for, and whether there is a page. */
export interface Asked extends Address {
  readonly exists: boolean;
}

const MILLION = 1_000_000;
const HOUR_MS = 3_600_000;
/** One story is asked for a hundred times as often as all others together, ten seconds after the news. */
const BREAKING = { most: 100 / 101, overMs: 10_000 } as const;
const POST_SECONDS = 20;
const TARGETS = { hits: 0.97, p99Ms: 50, delayMs: 2_000 } as const;
/** Transactions by which two minutes of the backend's jobs may differ. */
const SQL_DIFFERS = 20;
/** Longer than a page in memory is sent without being made again. */
const FRESH_MS = 61_000;
/** Longer than pages need that are made beside an answer. */
const SETTLING_MS = 2_000;
/** PostgreSQL counts the transactions of a connection that rests up to ten seconds later. */
const COUNTED_MS = 11_000;
/** Pages that each process has in its memory. */
const FEW = 20;

/** A million views cost less than a cent. */
const priceOf = (price: number): string => price.toLocaleString('en', { maximumSignificantDigits: 2 });

/** Chooses addresses as readers do: few are asked for often (Zipf), one in ten has odd parameters, one in twenty is unknown. */
export function createMix(addresses: readonly Address[], random: () => number): () => Asked {
  const order = addresses
    .map((address) => ({ address, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ address }) => address);
  return () => {
    const address = { ...order[Math.floor(order.length ** random()) - 1]!, exists: true };
    const kind = random();
    if (kind < 0.1) return { ...address, path: `${address.path}?utm_source=${Math.floor(random() * 1000)}` };
    if (kind < 0.15) return { ...address, path: `/no-hay/${Math.floor(random() * MILLION)}/`, exists: false };
    return address;
  };
}

/** Plays a load, says what readers got and what it cost, and checks that no reader got an error. */
async function playLoad(
  stage: Stage,
  name: string,
  next: (elapsedMs: number) => Address,
  rate: Playing['rate'],
): Promise<{ hits: number; p99: number; sql: number }> {
  const { paper, readers, seconds, price } = stage;
  const used = (): number => [...paper.sites(), paper.sandbox].reduce((sum, { cpuMs }) => sum + cpuMs(), 0);
  const before = { cpu: used(), sql: await paper.transactions() };
  const played = await play((elapsed) => readers.ask(next(elapsed)), { rate, seconds });
  const cpuMs = used() - before.cpu;
  const sql = (await paper.transactions()) - before.sql;
  const { answers } = played;
  const count = answers.length;
  const pages = timesOf(played);
  // Addresses without a page are made up, so that no cache has them.
  const found = answers.filter(({ status }) => status === 200);
  const hits = found.filter(({ cache }) => cache === 'hit' || cache === 'stale').length / found.length;
  const errors = answers.filter(({ status }) => status === 0 || status >= 500);
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0) / count;
  console.log(
    [
      `${name}: ${(count / played.seconds).toFixed(0)}/s, ${quantiles(pages, [0.5, 0.99, 0.999])}`,
      `${errors.length} errors${statusesOf(errors)}`,
      `${(hits * 100).toFixed(1)} % of the pages from the cache`,
      `${(bytes / 1024).toFixed(1)} KB`,
      `${(cpuMs / count).toFixed(2)} ms of processor and ${(sql / count).toFixed(2)} transactions for each`,
      `${priceOf((((cpuMs / count) * MILLION) / HOUR_MS) * price)} for a million`,
      `load ${loadavg()[0]!.toFixed(1)}`,
    ].join(', '),
  );
  stage.check(errors.length === 0, `no error for readers: ${name}`);
  return { hits, p99: quantile(pages, 0.99), sql };
}

/** Some pages that each process has in its memory, less than a minute old. */
export async function pagesInMemory({
  paper,
  readers,
  addresses,
}: Pick<Stage, 'paper' | 'readers' | 'addresses'>): Promise<() => Address> {
  const few = addresses.filter((_, at) => at % Math.ceil(addresses.length / FEW) === 0);
  // A page that is older than a minute is sent while a newer one is made: the second time all are new.
  for (let time = 0; time < 2; time += 1) {
    await askForAll(readers.ask, few, { callers: 1, times: paper.sites().length });
    await sleep(SETTLING_MS);
  }
  let turn = 0;
  return () => few[(turn += 1) % few.length]!;
}

/** Readers at half of what the sites can do, when the cache has what they had before; then pages from the memory of the sites. */
async function hour(stage: Stage): Promise<void> {
  const { paper, readers, can, mix, seconds, check } = stage;
  await play(() => readers.ask(mix()), { rate: can / 2, seconds });
  const { hits, p99 } = await playLoad(stage, 'An hour', mix, can / 2);
  check(hits >= TARGETS.hits, `${TARGETS.hits * 100} % of the pages from the cache in an hour`);
  check(p99 <= TARGETS.p99Ms, `p99 of ${TARGETS.p99Ms} ms at half of the capacity`);
  paper.cache(false);
  // A page of the hour would be made again while it is asked for.
  await sleep(FRESH_MS);
  const next = await pagesInMemory(stage);
  await sleep(COUNTED_MS);
  const { sql } = await playLoad(stage, 'Pages in memory', next, can / 2);
  paper.cache(true);
  const before = await paper.transactions();
  await sleep(seconds * 1000);
  const jobs = (await paper.transactions()) - before;
  console.log(`Without readers: ${jobs} transactions in as long; with them ${sql}.`);
  check(sql <= jobs + SQL_DIFFERS, 'no SQL for a page in memory');
}

/** An ordinary hour to which the readers of one story come, until they are all that the sites can take. */
async function breaking(stage: Stage): Promise<void> {
  const { can, mix, addresses, random } = stage;
  const story = addresses.find(({ path }) => path.includes('/articulo/'))!;
  const grown = (elapsed: number): number => Math.min(1, elapsed / BREAKING.overMs);
  await playLoad(
    stage,
    'Breaking news',
    (elapsed) => (random() < BREAKING.most * grown(elapsed) ? story : mix()),
    (elapsed) => (can / 2) * (1 + grown(elapsed)),
  );
}

async function electionNight({ paper, followers, seconds, check }: Stage): Promise<void> {
  const { readers, posts, delays, lost } = await election({
    ...{ origin: paper.origin(1), backend: paper.backend, readers: followers },
    ...{ seconds: Math.max(seconds, 2 * POST_SECONDS), everySeconds: POST_SECONDS },
  });
  const mb = paper.sites().map(({ memoryMb }) => memoryMb().toFixed(0));
  console.log(
    `Election night: ${readers} of ${followers} readers, ${posts} posts, ${quantiles(delays, [0.5, 0.99, 0.999])} until a reader has one, ${lost} lost, ${mb.join(' + ')} MB`,
  );
  check(readers === followers && lost === 0, 'every reader has every post of the election night');
  check(quantile(delays, 0.99) <= TARGETS.delayMs, `a post within ${TARGETS.delayMs / 1000} s`);
}

async function sale({ paper, buyers, check }: Stage): Promise<void> {
  const { seconds, times, faults } = await crowd(paper.backend, buyers);
  console.log(
    `Sale: ${buyers} readers bought and cancelled in ${seconds.toFixed(1)} s; payment ${quantiles(times.get('pay') ?? [], [0.5, 0.99])}; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  check(faults.length === 0, 'no order lost or paid twice in the sale');
}

export const DAYS = { hour, breaking, election: electionNight, sale } as const;
export type Day = keyof typeof DAYS;
