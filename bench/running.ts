import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks of the kernel in `/proc`. */
const TICK_MS = 10;

/** A process and what it has used. */
export interface Running {
  readonly pid: number;
  /** Milliseconds of processor time since its start, with that of its threads. */
  cpuMs(): number;
  /** Resident memory in MB. */
  memoryMb(): number;
}

/** The use of a process, from `/proc`. */
export function runningOf({ pid = 0 }: ChildProcess): Running {
  return {
    pid,
    cpuMs: () => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  };
}
