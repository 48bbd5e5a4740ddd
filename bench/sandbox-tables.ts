import { cpus } from 'node:os';
import { quantile, type CrowdFigures } from './crowd.ts';
import type { Figures } from './load.ts';

/** Results with one kind of database. */
export interface Measured {
  readonly name: string;
  readonly figures: ReadonlyMap<string, Figures>;
  /** Resident memory, in MB. */
  readonly idle: number;
  readonly loaded: number;
  readonly crowd: CrowdFigures;
}

/** Requests per second and times of each call, and memory. */
export function printCalls(
  all: readonly Measured[],
  { connections, seconds }: { connections: number; seconds: number },
): void {
  const cell = ({ perSecond, p50, p99, failed }: Figures) =>
    perSecond === 0
      ? 'none answered in time'
      : `${perSecond.toFixed(0)}/s, ${p50.toFixed(1)} ms, ${p99.toFixed(0)} ms${failed === 0 ? '' : ` (**${failed} failed**)`}`;
  const labels = [...(all[0]?.figures.keys() ?? [])];
  const rows = [
    ['requests/s, median, 99 %', ...all.map(({ name }) => name)],
    ['---', ...all.map(() => '---')],
    ...labels.map((label) => [
      label,
      ...all.map(({ figures }) => {
        const found = figures.get(label);
        return found === undefined ? '–' : cell(found);
      }),
    ]),
    ['memory of the sandbox, idle', ...all.map(({ idle }) => `${idle.toFixed(0)} MB`)],
    ['memory of the sandbox, after', ...all.map(({ loaded }) => `${loaded.toFixed(0)} MB`)],
  ];
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${connections} callers, ${seconds} s each\n`,
  );
  console.log(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}

/** Durations and failures of the parallel readers. */
export function printCrowd(all: readonly Measured[]): void {
  const ms = (list: readonly number[] | undefined, share: number) => quantile(list ?? [], share).toFixed(0);
  const labels = [...(all[0]?.crowd.times.keys() ?? [])];
  const rows = [
    [`${all[0]?.crowd.readers ?? 0} readers at once: median, 99 %`, ...all.map(({ name }) => name)],
    ['---', ...all.map(() => '---')],
    ...labels.map((label) => [
      label,
      ...all.map(({ crowd: { times } }) => {
        const list = times.get(label);
        return `${ms(list, 0.5)} ms, ${ms(list, 0.99)} ms`;
      }),
    ]),
    ['all of it', ...all.map(({ crowd: { seconds } }) => `${seconds.toFixed(1)} s`)],
    ['lost, doubled or failed', ...all.map(({ crowd: { faults } }) => String(faults.length))],
  ];
  console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
  for (const { name, crowd: found } of all)
    for (const fault of found.faults) console.error(`${name}: ${fault}`);
}
