import { AsyncLocalStorage } from 'node:async_hooks';
import { PgDatabase } from 'drizzle-orm/pg-core';
import { WorkQueue } from '../src/jobs/work-queue.ts';

/*
 * A transaction holds a connection and its locks, so a caller that waits in one for a password, a picture or another server
 * makes others wait. Such a call fails in every test of the sandbox.
 */
const NAME = Symbol.for('rotativa.short-transactions');
const shared = globalThis as typeof globalThis & { [NAME]?: AsyncLocalStorage<true> };

// Files of a worker share the modules of packages, and not always those of the project.
const open = (shared[NAME] ??= new AsyncLocalStorage<true>());

function refuse(work: string): void {
  if (open.getStore()) throw new Error(`${work} in an open transaction`);
}

/** Changes something that an earlier file of this worker may have changed. */
function once(target: object, change: () => void): void {
  if (Object.hasOwn(target, NAME)) return;
  change();
  Object.defineProperty(target, NAME, { value: true });
}

once(PgDatabase.prototype, () => {
  const base = PgDatabase.prototype;
  const { transaction } = base;
  base.transaction = function (work, config) {
    // The seed is written before anyone is served.
    const seeds = new Error().stack?.includes('/seed/state.ts') ?? false;
    return transaction.call(this, seeds ? work : (tx) => open.run(true, () => work(tx)), config) as never;
  };
});

once(WorkQueue.prototype, () => {
  const { run } = WorkQueue.prototype;
  WorkQueue.prototype.run = function (...job) {
    refuse('Queued work');
    return run.apply(this, job);
  };
});

const { fetch } = globalThis;
once(fetch, () => {
  globalThis.fetch = (...request) => {
    refuse('A request');
    return fetch(...request);
  };
  Object.defineProperty(globalThis.fetch, NAME, { value: true });
});
