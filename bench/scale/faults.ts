import { setTimeout as sleep } from 'node:timers/promises';
import { play, type Played } from '../readers.ts';
import type { Stage } from './days.ts';
import type { Faults } from './newspaper.ts';

const QUIET_MS = 3_000;
const CUT_MS = 30_000;
/** Readers beside a misfortune: a quarter of what the sites can do. */
const SHARE = 0.25;

const MISFORTUNES: readonly (readonly [name: string, happen: (faults: Faults) => Promise<void>])[] = [
  ['a process is killed', (faults) => faults.killProcess()],
  ['PostgreSQL restarts', (faults) => faults.restartDatabase()],
  [`the backend answers nothing for ${CUT_MS / 1000} s`, (faults) => faults.cutBackend(CUT_MS)],
  ['the cache is empty', (faults) => faults.emptyCache()],
  ['a new version is deployed', (faults) => faults.deploy()],
];

/** When the last error of readers came, in milliseconds after the misfortune; 0 without one. */
function recoveryMs({ answers }: Played, since: number): number {
  const errors = answers.filter(({ status }) => status === 0 || status >= 500);
  return errors.length === 0 ? 0 : Math.max(...errors.map(({ at }) => at)) - since;
}

/** Plays each misfortune while readers come, and reports how long they noticed it. */
export async function playFaults({ paper, readers, mix, can, check }: Stage): Promise<void> {
  for (const [name, happen] of MISFORTUNES) {
    let since = 0;
    let isOver = false;
    const misfortune = (async (): Promise<number> => {
      await sleep(QUIET_MS);
      since = performance.now();
      await happen(paper.faults);
      const took = performance.now() - since;
      await sleep(QUIET_MS);
      isOver = true;
      return took;
    })();
    const played = await play(() => readers.ask(mix()), { rate: can * SHARE, until: () => isOver });
    const took = await misfortune;
    const faults = played.answers.filter(({ status }) => status === 0 || status >= 500);
    const statuses = [...new Set(faults.map(({ status }) => status))].join(', ');
    const errors = faults.length;
    console.log(
      `${name}: over after ${(took / 1000).toFixed(1)} s, ${errors} errors of ${played.answers.length}${errors > 0 ? ` (${statuses})` : ''}, the last after ${(recoveryMs(played, since) / 1000).toFixed(1)} s`,
    );
    check(errors === 0, `no error for readers: ${name}`);
  }
}
