import { sameJson } from './same.ts';

/** A value of both sides and of the document from which they began. */
export interface ThreeVersions<T> {
  base: T;
  mine: T;
  theirs: T;
}

export const three = <T, U>(
  { base, mine, theirs }: ThreeVersions<T>,
  change: (value: T) => U,
): ThreeVersions<U> => ({
  base: change(base),
  mine: change(mine),
  theirs: change(theirs),
});

/** A change of one side wins over a value that the other left. Of two different changes mine wins, as a conflict. */
export function merged<T>({ base, mine, theirs }: ThreeVersions<T>, conflict: () => void): T {
  if (sameJson(mine, theirs) || sameJson(theirs, base)) return mine;
  if (sameJson(mine, base)) return theirs;
  conflict();
  return mine;
}

/** The values of each key of a record, merged apart. An undefined value is an absent key. */
export function mergeKeys(
  records: ThreeVersions<Readonly<Record<string, unknown>>>,
  conflict: (key: string, values: ThreeVersions<unknown>) => void,
): Record<string, unknown> {
  const keys = new Set(Object.values(records).flatMap((record: object) => Object.keys(record)));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const values = three(records, (record) => record[key]);
      const value = merged(values, () => conflict(key, values));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
