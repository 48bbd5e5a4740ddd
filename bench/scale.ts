/**
 * Four days of a newspaper: `npm run bench:scale`. It starts the sites in 1, 2 and 4 processes behind a balancer with a
 * cache, with one backend and a PostgreSQL from npm, and plays an ordinary hour, breaking news, an election night and a sale.
 * It reports what readers got, and what a million views cost.
 *
 * `-- --processes 1,2` starts fewer, `--days hour,sale` plays some days, `--seconds 60` plays each longer, `--seed 7` asks for
 * other pages, `--readers 10000` and `--buyers 500` are the crowds of the election and the sale, `--price 0.04` is the price
 * of a core's hour. `--faults` also plays misfortunes in an hour of the last number of processes. PORT is the first port.
 *
 * Readers, balancer and everything behind share the machine: compare ratios.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addressesOfAll, askForAll, capacity, createReaders, seededRandom, type Address } from './readers.ts';
import { createMix, DAYS, pagesInMemory, type Day } from './scale/days.ts';
import { playFaults } from './scale/faults.ts';
import { openNewspaper } from './scale/newspaper.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    days: { type: 'string', default: Object.keys(DAYS).join() },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    readers: { type: 'string', default: '2000' },
    buyers: { type: 'string', default: '500' },
    price: { type: 'string', default: '0.04' },
    faults: { type: 'boolean', default: false },
  },
});
const SEED = Number(values.seed);
const SECONDS = Number(values.seconds);
const PORT = Number(process.env['PORT'] ?? 9100);
const BRANDS = [1, 2, 3, 4, 5, 6];
const CALLERS = 16;
const SPEED_UP = 1.8;
/** Pages in memory are less than a minute old for as long. */
const FEW_SECONDS = 15;
const days = values.days.split(',');
const counts = values.processes.split(',').map(Number);

const unknown = days.filter((day) => !(day in DAYS));
if (unknown.length > 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error(`--days knows ${Object.keys(DAYS).join(', ')}, and --processes takes whole numbers from 1.`);
  process.exit(1);
}

/** Files that the balancer opens beside two connections for each reader of the election. */
const OTHER_FILES = 400;
const openFiles = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
const mostReaders = Math.floor((openFiles - OTHER_FILES) / 2);
if (days.includes('election') && Number(values.readers) > mostReaders) {
  console.error(
    `--readers can be ${mostReaders} here: the balancer needs two connections for each, and this shell allows ${openFiles} open files.`,
  );
  process.exit(1);
}

const missed: string[] = [];

/** Pages in memory that processes of the sites send without a cache in front. */
interface Sent {
  readonly perSecond: number;
  /** In a second of the sites' processor time: readers, balancer and backend need the same cores. */
  readonly perCore: number;
}

/** Plays the days on a number of processes. */
async function playOn(processes: number): Promise<Sent> {
  const paper = await openNewspaper(PORT, processes, { LIVE_CONNECTIONS: values.readers });
  const readers = createReaders();
  const check = (isKept: boolean, target: string): void => {
    if (!isKept) missed.push(`${target} (processes: ${processes})`);
  };
  try {
    const random = seededRandom(SEED);
    const addresses = await addressesOfAll(BRANDS.map((brand) => paper.origin(brand)));
    const mix = createMix(addresses, random);
    // Without the cache: it would answer for the sites.
    paper.cache(false);
    const makes = (next: () => Address, seconds = SECONDS): Promise<number> =>
      capacity(() => readers.ask(next()), { callers: CALLERS, seconds });
    const next = await pagesInMemory({ paper, readers, addresses });
    const used = (): number => paper.sites().reduce((sum, { cpuMs }) => sum + cpuMs(), 0);
    const before = used();
    const perSecond = await makes(next, FEW_SECONDS);
    const perCore = (perSecond * FEW_SECONDS * 1000) / (used() - before);
    await askForAll(readers.ask, addresses, { callers: CALLERS, times: processes });
    const can = await makes(mix);
    paper.cache(true);
    const mb = paper.sites().map(({ memoryMb }) => memoryMb().toFixed(0));
    console.log(
      `\nProcesses: ${processes}. ${addresses.length} addresses, ${can.toFixed(0)} pages/s without the cache, ${perSecond.toFixed(0)} in memory, of these ${perCore.toFixed(0)} in a second of a core, ${mb.join(' + ')} MB`,
    );
    const day = {
      ...{ paper, readers, mix, addresses, random, check, can },
      ...{ seconds: SECONDS, followers: Number(values.readers), buyers: Number(values.buyers) },
      price: Number(values.price),
    };
    for (const name of days) await DAYS[name as Day](day);
    if (values.faults && processes === Math.max(...counts)) await playFaults(day);
    return { perSecond, perCore };
  } finally {
    readers.leave();
    await paper.stop();
  }
}

const sent = new Map<number, Sent>();
for (const processes of counts) sent.set(processes, await playOn(processes));
const [one, two] = [sent.get(1), sent.get(2)];
if (one && two) {
  const pages = two.perSecond / one.perSecond;
  const cores = (2 * two.perCore) / one.perCore;
  console.log(
    `\nTwo processes send ${pages.toFixed(2)} times the pages of one here, and ${cores.toFixed(2)} times with a core each.`,
  );
  if (cores < SPEED_UP) missed.push(`${SPEED_UP} times the pages with two processes`);
}
for (const target of missed) console.log(`missed: ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;
