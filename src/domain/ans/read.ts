import * as z from 'zod/mini';
import type { JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';

/** A problem of a document and how it was handled. `path` as in `a.b[2].c`. */
export interface AnsIssue {
  path: string;
  reason: string;
}

/** Deeper nesting than any editor writes. The rest is omitted, so that no document overflows the stack. */
export const MAX_DEPTH = 24;

/** The current place in the document, and the list that collects its issues. */
export interface Cursor {
  readonly path: string;
  readonly depth: number;
  readonly issues: AnsIssue[];
  /** The site that reads; undefined if that is not known. */
  readonly website?: string | undefined;
  at(key: string | number): Cursor;
  report(reason: string): void;
}

/** A place in a document. Almost none has a problem, so its path is put together only for those that have one. */
class Place implements Cursor {
  readonly depth: number;
  readonly issues: AnsIssue[];
  readonly website: string | undefined;
  readonly #above: Place | undefined;
  readonly #key: string | number;

  constructor(
    above: Place | undefined,
    key: string | number,
    own: Pick<Cursor, 'issues' | 'website'>,
    depth: number,
  ) {
    this.#above = above;
    this.#key = key;
    this.depth = depth;
    this.issues = own.issues;
    this.website = own.website;
  }

  get path(): string {
    const key = this.#key;
    const above = this.#above?.path ?? '';
    if (typeof key === 'number') return `${above}[${key}]`;
    return above ? `${above}.${key}` : key;
  }

  at(key: string | number): Cursor {
    return new Place(this, key, this, this.depth + 1);
  }

  report(reason: string): void {
    this.issues.push({ path: this.path || '(document)', reason });
  }
}

export const cursor = (path = '', issues: AnsIssue[] = [], depth = 0, website?: string): Cursor =>
  new Place(undefined, path, { issues, website }, depth);

/** Reads one value: undefined if it is absent, or if it is unusable and reported. Never throws. */
export type Read<T> = (value: unknown, at: Cursor) => T | undefined;

/** @param isPlain for values that the schema leaves as they are: almost all, and a schema takes longer than this look */
function leaf<T>(schema: z.ZodMiniType<T>, expected: string, isPlain: (value: unknown) => boolean): Read<T> {
  return (value, at) => {
    if (value === null || value === undefined) return undefined;
    if (isPlain(value)) return value as T;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    at.report(`expected ${expected}, found ${describe(value)}; ignored`);
    return undefined;
  };
}

export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return typeof value === 'object' ? 'an object' : `${typeof value} ${String(value)}`;
}

const isString = (value: unknown): boolean => typeof value === 'string';
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** A text. Numbers are converted: older exports store ids and postal codes as numbers. */
export const text = leaf(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), 'a text', isString);
export const number = leaf(
  z.union([
    z.number(),
    z.pipe(z.string().check(z.trim(), z.regex(/^[+-]?\d+(\.\d+)?$/)), z.transform(Number)),
  ]),
  'a number',
  Number.isFinite,
);
export const flag = leaf(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((word) => word === 'true'),
    ),
    z.pipe(
      z.literal([0, 1]),
      z.transform((bit) => bit === 1),
    ),
  ]),
  'true or false',
  isBoolean,
);
export function record(value: unknown, at: Cursor): JsonRecord | undefined {
  if (value === null || value === undefined) return undefined;
  if (isRecord(value)) return value;
  at.report(`expected an object, found ${describe(value)}; ignored`);
  return undefined;
}

/** A list. A single value is read as a list of one. */
export function list(value: unknown, at: Cursor): unknown[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Object.keys(value).length === 0) return [];
  at.report('expected a list; the value is read as its only item');
  return [value];
}

/** The readable items of a list. Their reader reports the others, which are omitted. */
export function items<T>(value: unknown, at: Cursor, read: Read<T>): T[] {
  if (at.depth > MAX_DEPTH) {
    at.report('nested too deeply; left out');
    return [];
  }
  return list(value, at).flatMap((item, index) => {
    const result = read(item, at.at(index));
    return result === undefined ? [] : [result];
  });
}

const TEXT_KEYS = ['content', 'text', 'basic', 'html', 'value', 'body', 'raw'] as const;

/** The text of a value of any shape: a text, an object with one, or a list of these. */
export function looseText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (depth > 4) return '';
  if (Array.isArray(value)) {
    return value
      .map((item) => looseText(item, depth + 1))
      .filter(Boolean)
      .join(' ');
  }
  return isRecord(value) ? textIn(value, depth) : '';
}

/** The value of the first field in which exports keep an element's text. */
export function textIn(source: JsonRecord, depth = 0): string {
  for (const key of TEXT_KEYS) {
    const found = looseText(source[key], depth + 1);
    if (found.trim()) return found;
  }
  return '';
}
