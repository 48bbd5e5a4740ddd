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
import { parseArgs } from 'node:util';
import { capacity, createReaders, addressesOfAll, seededRandom } from './readers.ts';
import { createMix, DAYS, type Day } from './scale/days.ts';
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
/** Two processes on two cores share them with everything else here. */
const SPEED_UP = 1.8;
const days = values.days.split(',');
const counts = values.processes.split(',').map(Number);

const unknown = days.filter((day) => !(day in DAYS));
if (unknown.length > 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error(`--days knows ${Object.keys(DAYS).join(', ')}, and --processes takes whole numbers from 1.`);
  process.exit(1);
}

const missed: string[] = [];

/** Plays the days on a number of processes. @returns the pages in a second that they can make */
async function playOn(processes: number): Promise<number> {
  const paper = await openNewspaper(PORT, processes);
  const readers = createReaders();
  const check = (isKept: boolean, target: string): void => {
    if (!isKept) missed.push(`${target} (processes: ${processes})`);
  };
  try {
    const random = seededRandom(SEED);
    const addresses = await addressesOfAll(BRANDS.map((brand) => paper.origin(brand)));
    const mix = createMix(addresses, random);
    const ask = () => readers.ask(mix());
    // Without the cache: it would answer for the sites.
    paper.cache(false);
    await capacity(ask, { callers: CALLERS, seconds: SECONDS / 2 });
    const can = await capacity(ask, { callers: CALLERS, seconds: SECONDS / 2 });
    paper.cache(true);
    const mb = paper.sites().map(({ memoryMb }) => memoryMb().toFixed(0));
    console.log(
      `\nProcesses: ${processes}. ${addresses.length} addresses, ${can.toFixed(0)} pages/s without the cache, ${mb.join(' + ')} MB`,
    );
    const day = {
      ...{ paper, readers, mix, addresses, random, check, can },
      ...{ seconds: SECONDS, followers: Number(values.readers), buyers: Number(values.buyers) },
      price: Number(values.price),
    };
    for (const name of days) await DAYS[name as Day](day);
    if (values.faults && processes === Math.max(...counts)) await playFaults(day);
    return can;
  } finally {
    readers.leave();
    await paper.stop();
  }
}

const made = new Map<number, number>();
for (const processes of counts) made.set(processes, await playOn(processes));
const [one, two] = [made.get(1), made.get(2)];
if (one && two) {
  console.log(`\nTwo processes make ${(two / one).toFixed(2)} times the pages of one.`);
  if (two < SPEED_UP * one) missed.push(`${SPEED_UP} times the pages with two processes`);
}
for (const target of missed) console.log(`missed: ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;
