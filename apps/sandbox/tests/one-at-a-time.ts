import type { Database, OpenDatabase } from '../src/db/database.ts';

interface Prepared {
  execute: (...values: unknown[]) => Promise<unknown>;
}

/** The part of drizzle's session through which every query goes. */
interface Session {
  prepareQuery: (...query: unknown[]) => Prepared;
}

/**
 * The same database, whose transactions refuse a query before the one before has ended. A transaction has one
 * connection, which runs them one after the other anyway, and pg 9 refuses the second one.
 */
export function oneAtATime(open: OpenDatabase): OpenDatabase {
  const { db } = open;
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    begin((tx) => {
      watch((tx as unknown as { session: Session }).session);
      return work(tx);
    }, config) as ReturnType<Database['transaction']> as never;
  return open;
}

function watch(session: Session): void {
  const prepare = session.prepareQuery.bind(session);
  let isBusy = false;
  session.prepareQuery = (...query) => {
    const prepared = prepare(...query);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...values) => {
      if (isBusy)
        throw new Error('A transaction runs two queries at the same time: await each before the next one.');
      isBusy = true;
      try {
        return await execute(...values);
      } finally {
        isBusy = false;
      }
    };
    return prepared;
  };
}
