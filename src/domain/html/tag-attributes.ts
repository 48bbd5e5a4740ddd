import { decodeEntities } from './plain-text.ts';

export const OPENING_TAG = /<[a-z][\w:-]*(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?>/gi;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** The attributes of an opening tag, by lower-case name. */
export const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? '').trim(),
    ]),
  );
