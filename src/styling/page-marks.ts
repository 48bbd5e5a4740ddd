import type { CanMatch, Names, Needed, Selector } from './page-rules.ts';

const CLASS = /\brt-[a-z][a-z0-9-]*/g;

/** The begin of a tag, an attribute, and a custom property in a text. A value may have no quotes, or be left out. */
const MARK =
  /<(?=[a-zA-Z])|[\s"'](?:(class|open|(?:data|aria)-[a-z0-9-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))|(?=[\s>/]))|[^\s"'<>/=]+=("[^"]*"|'[^']*'))|--[a-z_][\w-]*/g;
const PROPERTY = /--[a-z_][\w-]*/g;

const BRAND = /<html\b[^>]*?\sdata-brand=["']?([\w-]+)/i;

/** A framework's scripts repeat the page as data, which no rule applies to. */
const SCRIPT = /<script\b[^]*?<\/script\s*>/gi;

const BYTES = new TextDecoder('latin1');

export interface PageMarks {
  /** The classes of roots. */
  readonly roots: ReadonlySet<string>;
  readonly canMatch: CanMatch;
  /** The same for pages in which the same selectors can match. */
  readonly meets: string;
  /** Numbers of the custom properties that it names. */
  readonly properties: readonly number[];
  /** `data-brand` of its `<html>`. */
  readonly brand: string | undefined;
  /** Whether only its `<html>` has a colour mode. */
  readonly isOneMode: boolean;
}

/** Which needs of a selector count: those of a whole page, or of what is seen first. */
type View = 'page' | 'first';

function matcher(view: View, met: Uint8Array): CanMatch {
  const has = (all: readonly number[]): boolean => all.every((need) => met[need] === 1);
  const meets = ({ all, oneOf }: Needed): boolean => has(all) && oneOf.every((sets) => sets.some(has));
  return (selector: Selector) => meets(selector[view]);
}

/** Which selectors can match in pages whose elements have these classes and attributes, in any combination. */
export function matchesBy(marks: readonly string[], { page }: Names): CanMatch {
  const met = new Uint8Array(page.size);
  for (const need of page.metBy(new Set(marks))) met[need] = 1;
  return matcher('page', met);
}

/** The names and values of an element's attributes. */
type Attributes = [name: string, value: string][];

function marksIn(attributes: Attributes): Set<string> {
  const marks = new Set<string>();
  for (const [name, value] of attributes) {
    if (name === 'class') for (const word of value.split(/\s+/)) marks.add(`.${word}`);
    else marks.add(`[${name}]`).add(`[${name}=${value}]`);
  }
  return marks;
}

/**
 * The needs of rules that the HTML of a page meets.
 *
 * @param view `first` for the beginning of a page, which no script has changed yet but for the attributes of `<html>`
 */
export function marksOf(html: string, names: Names, view: View = 'page'): PageMarks {
  const needs = names[view];
  const met = new Uint8Array(needs.size);
  const given = new Set<number>();
  const noteProperties = (found: Iterable<string>): void => {
    for (const name of found) {
      const property = names.properties.get(name);
      if (property !== undefined) given.add(property);
    }
  };
  let attributes: Attributes = [];
  let element = '';
  let isDocument = false;
  let isOneMode = true;
  const noteElement = (): void => {
    if (attributes.length === 0) return;
    const own = attributes;
    for (const need of needs.metByText(element, () => marksIn(own))) met[need] = 1;
    attributes = [];
    element = '';
  };
  const shown = html.replace(SCRIPT, '');
  MARK.lastIndex = 0;
  for (let match = MARK.exec(shown); match; match = MARK.exec(shown)) {
    const text = match[0];
    const name = match[1];
    const other = match[5];
    if (text === '<') {
      noteElement();
      isDocument = shown.startsWith('html', match.index + 1);
    } else if (name !== undefined) {
      attributes.push([name, match[2] ?? match[3] ?? match[4] ?? '']);
      // With a space, so that a kept text is no slice of the page, which would keep the page.
      element += `${text} `;
      isOneMode &&= isDocument || name !== 'data-mode';
    } else if (other === undefined) noteProperties([text]);
    else if (other.includes('--')) noteProperties(other.match(PROPERTY) ?? []);
  }
  noteElement();
  return {
    roots: new Set(shown.match(CLASS)),
    canMatch: matcher(view, met),
    meets: BYTES.decode(met),
    properties: [...given],
    brand: BRAND.exec(html)?.[1],
    isOneMode,
  };
}
