import type { Names } from './page-rules.ts';

const CLASS = /\brt-[a-z][a-z0-9-]*/g;

/** Classes, attributes for data, and custom properties in HTML. A value may have no quotes, or be left out. */
const MARK =
  /[\s"'](class|data-[a-z0-9-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))|(?=[\s>/]))|--[a-z_][\w-]*/g;

const BRAND = /<html\b[^>]*?\sdata-brand=["']?([\w-]+)/i;

/** A framework's scripts repeat the page as data, which no rule applies to. */
const SCRIPT = /<script\b[^]*?<\/script\s*>/gi;

const BYTES = new TextDecoder('latin1');

export interface PageMarks {
  /** The classes of roots. */
  readonly roots: ReadonlySet<string>;
  /** One for each need that the page meets, by its number. */
  readonly met: Uint8Array;
  /** The same as a text, which is the same for pages that meet the same. */
  readonly meets: string;
  /** Numbers of the custom properties that it names. */
  readonly properties: readonly number[];
  /** `data-brand` of its `<html>`. */
  readonly brand: string | undefined;
}

/** The classes of roots in HTML. */
export const rootsIn = (html: string): ReadonlySet<string> => new Set(html.replace(SCRIPT, '').match(CLASS));

/** The needs of rules that a page with these classes and attributes meets, as in `PageMarks`. */
export function metBy(marks: readonly string[], { needs }: Names): Uint8Array {
  const met = new Uint8Array(needs.size);
  for (const mark of marks) {
    const number = needs.get(mark);
    if (number !== undefined) met[number] = 1;
  }
  return met;
}

/** The needs of rules that the HTML of a page meets. */
export function marksOf(html: string, { needs, properties }: Names): PageMarks {
  const met = new Uint8Array(needs.size);
  const given = new Set<number>();
  const note = (need: string): void => {
    const number = needs.get(need);
    if (number !== undefined) met[number] = 1;
  };
  const shown = html.replace(SCRIPT, '');
  const seen = new Set<string>();
  for (const [text, name, double, single, bare] of shown.matchAll(MARK)) {
    if (seen.has(text)) continue;
    seen.add(text);
    if (name === undefined) {
      const property = properties.get(text);
      if (property !== undefined) given.add(property);
      continue;
    }
    const value = double ?? single ?? bare ?? '';
    if (name === 'class') for (const word of value.split(/\s+/)) note(`.${word}`);
    else {
      note(`[${name}]`);
      note(`[${name}=${value}]`);
    }
  }
  return {
    roots: new Set(shown.match(CLASS)),
    met,
    meets: BYTES.decode(met),
    properties: [...given],
    brand: BRAND.exec(html)?.[1],
  };
}
