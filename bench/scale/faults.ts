import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../crowd.ts';
import { askForAll, play, statusesOf, timesOf, type Answer } from '../readers.ts';
import type { Stage } from './days.ts';
import type { Faults } from './newspaper.ts';
import { openWriters } from './writers.ts';

const QUIET_MS = 3_000;
const CUT_MS = 30_000;
const FULL_MS = 15_000;
const SKEW_MS = 10_000;
const HOURS = 6;
const HOUR_MS = 3_600_000;
/** Readers beside a misfortune: a quarter of what the sites can do. */
const SHARE = 0.25;

interface Misfortune {
  readonly name: string;
  readonly happen: (faults: Faults) => Promise<void>;
  /** Whether the backend is away while it lasts: then no one knows whether an unknown address has a page. */
  readonly isAway?: boolean;
  /** How many times as long as usual a reader may wait for a page, at p99. */
  readonly slower?: number;
}

const MISFORTUNES: readonly Misfortune[] = [
  { name: 'a process is killed', happen: (faults) => faults.killProcess() },
  { name: 'PostgreSQL restarts', happen: (faults) => faults.restartDatabase(), isAway: true },
  {
    name: `the backend answers nothing for ${CUT_MS / 1000} s`,
    happen: (faults) => faults.cutBackend(CUT_MS),
    isAway: true,
  },
  {
    name: `the disk is full for ${FULL_MS / 1000} s`,
    happen: (faults) => faults.fillDisk(FULL_MS),
    isAway: true,
  },
  { name: 'the cache is empty', happen: (faults) => faults.emptyCache() },
  {
    name: `a machine is ${HOURS} hours ahead`,
    happen: (faults) => faults.skewClock(HOURS * HOUR_MS, SKEW_MS),
  },
  {
    name: `a machine is ${HOURS} hours behind`,
    happen: (faults) => faults.skewClock(-HOURS * HOUR_MS, SKEW_MS),
  },
  { name: 'a new version is deployed', happen: (faults) => faults.deploy(), slower: 2 },
];

/** Readers without a misfortune, whose waiting is the usual one. */
const USUAL_S = 20;

/** Callers who ask for every page before the misfortunes. */
const CALLERS = 8;

const isError = ({ status }: Answer): boolean => status === 0 || status >= 500;

/** When the last of some answers came, by `performance.now()`. @param none without one */
const lastOf = (answers: readonly Answer[], none: number): number =>
  answers.reduce((last, { at }) => Math.max(last, at), none);

/**
 * Plays each misfortune while readers come, others pay and an editor writes. It reports how long they noticed it, and
 * checks that every page that exists was there, no one paid twice, and nothing is lost.
 */
export async function playFaults({ paper, readers, addresses, mix, can, check }: Stage): Promise<void> {
  // A newspaper that has run for a day: readers have had every page. Without a backend no one can make a first one.
  await askForAll(readers.ask, addresses, { callers: CALLERS });
  const usual = quantile(
    timesOf(await play(() => readers.ask(mix()), { rate: can * SHARE, seconds: USUAL_S })),
    0.99,
  );
  console.log(`usually p99 ${usual.toFixed(0)} ms`);
  for (const { name, happen, isAway = false, slower = Infinity } of MISFORTUNES) {
    const writers = await openWriters(paper);
    let since = 0;
    let isOver = false;
    const misfortune = async (): Promise<number> => {
      await sleep(QUIET_MS);
      since = performance.now();
      await happen(paper.faults);
      const took = performance.now() - since;
      await sleep(QUIET_MS);
      isOver = true;
      return took;
    };
    const failed: Answer[] = [];
    /** Of addresses that have no page, which only the backend knows. */
    const unknown: Answer[] = [];
    const ask = async (): Promise<Answer> => {
      const address = mix();
      const answer = await readers.ask(address);
      if (!address.exists) unknown.push(answer);
      else if (answer.status !== 200) failed.push(answer);
      return answer;
    };
    const [took, played] = await Promise.all([
      misfortune(),
      play(ask, { rate: can * SHARE, until: () => isOver }),
      writers.write(() => isOver),
    ]);
    const wrong = await writers.wrong();
    const refused = unknown.filter(isError);
    const p99 = quantile(
      timesOf({ ...played, answers: played.answers.filter(({ at }) => at >= since) }),
      0.99,
    );
    const seconds = (ms: number): string => `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    console.log(
      [
        `${name}: over after ${seconds(took)}`,
        `${failed.length} of ${played.answers.length - unknown.length} pages missing${statusesOf(failed)} until ${seconds(lastOf(failed, since) - since)}`,
        `p99 ${p99.toFixed(0)} ms`,
        `${refused.length} errors at ${unknown.length} unknown addresses${statusesOf(refused)} until ${seconds(lastOf(refused, since) - since)}`,
        `writings refused until ${seconds((writers.refusedAt() ?? since) - since)}, ${wrong.length} lost or doubled`,
        `load ${loadavg()[0]!.toFixed(1)}`,
      ].join('; '),
    );
    for (const fault of wrong.slice(0, 5)) console.log(`  ${fault}`);
    check(failed.length === 0, `every page for readers: ${name}`);
    check(isAway || refused.length === 0, `no error for readers: ${name}`);
    check(p99 <= slower * usual, `${slower} times of the usual p99: ${name}`);
    check(wrong.length === 0, `nothing lost or paid twice: ${name}`);
  }
}
