type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/**
 * The record without undefined values: optional fields are absent instead of undefined, so that the record is equal
 * after serialisation and parsing.
 */
export function defined<T extends object>(record: T): Defined<T> {
  const given = record as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  // A list of entries takes ten times as long, and a page has thousands of records.
  for (const key of Object.keys(given)) if (given[key] !== undefined) copy[key] = given[key];
  return copy as Defined<T>;
}
