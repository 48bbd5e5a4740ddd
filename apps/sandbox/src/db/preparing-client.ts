import { createHash } from 'node:crypto';
import pg from 'pg';

/** Statements that a connection keeps. Lists of values of any length make any number of texts. */
const MOST = 200;

interface Query {
  readonly text: string;
  readonly name?: string;
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && typeof (value as Query).text === 'string';

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
    return (super.query as (...given: unknown[]) => never).call(this, query, ...rest);
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
