import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** The memory that a process may use, in bytes. */
export interface Machine {
  readonly total: number;
  /** The limit of the process's group (a container, a unit of the system); 0 without one. */
  readonly limit: number;
  /** The limit of objects in JavaScript, which hold the keys and headers of pages. */
  readonly heap: number;
}

const MB = 2 ** 20;
const LEAST_MB = 16;
/** More pages than a newspaper's readers ask for within a day. */
const MOST_MB = 1024;
/** Several processes, a database and the system's file cache share the machine. */
const OF_MEMORY = 1 / 16;
const OF_HEAP = 1 / 4;

const machine = (): Machine => ({
  total: totalmem(),
  limit: process.constrainedMemory(),
  heap: getHeapStatistics().heap_size_limit,
});

/** The room for pages in memory that fits a machine, in MB. */
export function fittingPageMb({ total, limit, heap }: Machine = machine()): number {
  // Without a limit, systems name 0 or more than there is.
  const memory = limit > 0 ? Math.min(limit, total) : total;
  const mb = Math.floor(Math.min(memory * OF_MEMORY, heap * OF_HEAP) / MB);
  return Math.min(Math.max(mb, LEAST_MB), MOST_MB);
}
