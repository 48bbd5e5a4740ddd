import { createHash } from 'node:crypto';
import pg from 'pg';
import { watchedStatement } from './watched-statement.ts';

/** Statements that a connection keeps. Lists of values of any length make any number of texts. */
const MOST = 200;

interface Query {
  readonly text: string;
  readonly name?: string;
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && typeof (value as Query).text === 'string';

/** The statement of a call; undefined for a form without one, such as a cursor. */
const textOf = (query: unknown): string | undefined =>
  typeof query === 'string' ? query : isQuery(query) ? query.text : undefined;

/** Connections that are used in turn. A statement is watched with the time that it waits for one. */
export class WatchedPool extends pg.Pool {
  override query(...call: unknown[]): never {
    const run = (): never => (super.query as (...given: unknown[]) => never).apply(this, call);
    const text = typeof call.at(-1) === 'function' ? undefined : textOf(call[0]);
    return text === undefined ? run() : (watchedStatement(text, run as () => Promise<unknown>) as never);
  }
}

/**
 * A connection that prepares each reading statement at its first use, so that the server parses and plans it once. Writes are
 * rare, and their statements differ.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // The driver has an overload for each form of a call, and all of them begin with the query.
  override query(...call: unknown[]): never {
    const [first, ...rest] = call;
    const query = isQuery(first) && first.name === undefined ? this.#named(first) : first;
    const run = (): never => (super.query as (...given: unknown[]) => never).call(this, query, ...rest);
    // The calls of the pool have a callback, and are watched there.
    const text = typeof rest.at(-1) === 'function' ? undefined : textOf(query);
    return text === undefined ? run() : (watchedStatement(text, run as () => Promise<unknown>) as never);
  }

  #named(query: Query): Query {
    const { text } = query;
    const known = this.#names.get(text);
    if (known !== undefined) return { ...query, name: known };
    if (this.#names.size >= MOST || !/^\s*select\s/i.test(text)) return query;
    const name = `rt_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.#names.set(text, name);
    return { ...query, name };
  }
}
