import { AsyncLocalStorage } from 'node:async_hooks';
import { PgDatabase } from 'drizzle-orm/pg-core';
import { WorkQueue } from '../src/jobs/work-queue.ts';

/*
 * A transaction holds a connection and its locks, so a caller that waits in one for a password, a picture or another server
 * makes others wait. Such a call fails in every test of the sandbox.
 */
const open = new AsyncLocalStorage<true>();

function refuse(work: string): void {
  if (open.getStore()) throw new Error(`${work} in an open transaction`);
}

// Files of a worker share the modules: they are changed once.
const CHANGED = Symbol.for('rotativa.short-transactions');
const base = PgDatabase.prototype as typeof PgDatabase.prototype & { [CHANGED]?: true };
if (!base[CHANGED]) {
  base[CHANGED] = true;

  const { transaction } = base;
  base.transaction = function (work, config) {
    // The seed is written before anyone is served.
    const seeds = new Error().stack?.includes('/seed/state.ts') ?? false;
    return transaction.call(this, seeds ? work : (tx) => open.run(true, () => work(tx)), config) as never;
  };

  const { run } = WorkQueue.prototype;
  WorkQueue.prototype.run = function (...job) {
    refuse('Queued work');
    return run.apply(this, job);
  };

  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    refuse('A request');
    return fetch(...request);
  };
}
