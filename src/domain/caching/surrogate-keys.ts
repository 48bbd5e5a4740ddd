import { hashOf } from './content-keys.ts';

/**
 * The keys by which a cache in front knows a response, and by which it is purged: 'weekly', 'weekly/page/home',
 * 'weekly/story/ABC'.
 */
export type SurrogateKey = string;

/** Keys of one kind on a page. With more of them, each is replaced by its group. */
export const MOST_KEYS_OF_KIND = 60;
/** Groups of the contents of a kind. A purge of one content purges the pages that have its group. */
export const KEY_GROUPS = 32;

/** The key of everything that a brand answers. */
export const brandKey = (brand: string): SurrogateKey => brand;

const kindOf = (key: string): string => key.slice(0, key.indexOf('/'));
const groupOf = (key: string): string => `${kindOf(key)}s/${hashOf(key) % KEY_GROUPS}`;

/**
 * The keys of a response. Their number is bounded whatever the page shows: a header has room for some kilobytes.
 * @param contents what the page is made of, as 'page/home' and `ContentKey`s
 */
export function surrogateKeys(brand: string, contents: Iterable<string>): SurrogateKey[] {
  const kinds = new Map<string, string[]>();
  for (const key of new Set(contents)) {
    const known = kinds.get(kindOf(key));
    if (known) known.push(key);
    else kinds.set(kindOf(key), [key]);
  }
  const keys = [...kinds.values()].flatMap((of) =>
    of.length > MOST_KEYS_OF_KIND ? [...new Set(of.map(groupOf))] : of,
  );
  return [brandKey(brand), ...keys.sort().map((key) => `${brand}/${key}`)];
}

/** The keys to purge when contents of a brand have changed: their own, and their groups. */
export const keysToPurge = (brand: string, contents: Iterable<string>): SurrogateKey[] =>
  [...new Set([...contents].flatMap((key) => [key, groupOf(key)]))].map((key) => `${brand}/${key}`);
