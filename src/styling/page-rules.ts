import { readCss, type CssNode } from './css-rules.ts';
import { selectorNeeds } from './selector-needs.ts';

/**
 * Characters of the CSS that is kept for what pages have, the last used ones. Pages of one kind mostly have the same, but a
 * site has hundreds of sets in all.
 */
export const MOST_CHARACTERS = 2_000_000;

/** Numbers of what selectors need and of custom properties, by their names. */
type Numbers = Map<string, number>;

interface Selector {
  readonly text: string;
  /** Numbers of classes and attributes; the page must have all. */
  readonly needs: readonly number[];
}

interface Declaration {
  readonly text: string;
  /** The custom property that it sets. */
  readonly sets: number | undefined;
  /** The custom properties that its value names. */
  readonly reads: readonly number[];
}

/** A part of an indexed sheet. */
export type PagePart =
  | { readonly kind: 'text'; readonly text: string; readonly reads: readonly number[] }
  | {
      readonly kind: 'group';
      readonly prelude: string;
      readonly reads: readonly number[];
      readonly parts: readonly PagePart[];
    }
  | {
      readonly kind: 'rule';
      readonly selectors: readonly Selector[];
      readonly declarations: readonly Declaration[];
    };

/** The numbers over all sheets of a page. */
export interface Names {
  /** Which classes and attributes a page may lack from the beginning: a rule that needs others is kept. */
  readonly rendered: ReadonlySet<string>;
  readonly needs: Numbers;
  readonly properties: Numbers;
}

const PROPERTY = /--[\w-]+/g;

function numberOf(numbers: Numbers, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

const readsOf = (text: string, { properties }: Names): number[] => [
  ...new Set((text.match(PROPERTY) ?? []).map((name) => numberOf(properties, name))),
];

function declarationOf(text: string, names: Names): Declaration {
  const [, property, value] = /^(--[\w-]+)\s*:([^]*)$/.exec(text) ?? [];
  return property === undefined || text.includes('{')
    ? { text, sets: undefined, reads: readsOf(text, names) }
    : { text, sets: numberOf(names.properties, property), reads: readsOf(value!, names) };
}

/** The name of an attribute without its value. */
const withoutValue = (need: string): string => need.replace(/=[^]*\]$/, ']');

function partOf(node: CssNode, names: Names): PagePart {
  if (node.kind === 'text') return { ...node, reads: readsOf(node.text, names) };
  if (node.kind === 'group')
    return {
      kind: 'group',
      prelude: node.prelude,
      reads: readsOf(node.prelude, names),
      parts: node.children.map((child) => partOf(child, names)),
    };
  return {
    kind: 'rule',
    selectors: node.selectors.map((text) => ({
      text,
      needs: [...selectorNeeds(text)]
        .filter((need) => names.rendered.has(withoutValue(need)))
        .map((need) => numberOf(names.needs, need)),
    })),
    declarations: node.declarations.map((text) => declarationOf(text, names)),
  };
}

/** Reads a sheet once, so that `pageRules` chooses from it without reading CSS. */
export const indexSheet = (css: string, names: Names): readonly PagePart[] =>
  readCss(css).map((node) => partOf(node, names));

/** Which needs a page meets, by number. */
type Met = Uint8Array;

/** The selectors of the rules that can match; without a selector, a rule is left out. */
function matching(parts: readonly PagePart[], met: Met): PagePart[] {
  const kept: PagePart[] = [];
  for (const part of parts) {
    if (part.kind === 'text') kept.push(part);
    else if (part.kind === 'group') {
      const inside = matching(part.parts, met);
      if (inside.length > 0) kept.push({ ...part, parts: inside });
    } else {
      const selectors = part.selectors.filter(({ needs }) => needs.every((need) => met[need] === 1));
      if (selectors.length === part.selectors.length) kept.push(part);
      else if (selectors.length > 0) kept.push({ ...part, selectors });
    }
  }
  return kept;
}

/** Calls back with each declaration, and with what texts and preludes read. */
function visit(
  parts: readonly PagePart[],
  onDeclaration: (declaration: Declaration) => void,
  onReads: (reads: readonly number[]) => void,
): void {
  for (const part of parts) {
    if (part.kind === 'rule') part.declarations.forEach(onDeclaration);
    else {
      onReads(part.reads);
      if (part.kind === 'group') visit(part.parts, onDeclaration, onReads);
    }
  }
}

/** The custom properties that rules read, also by way of others. */
function readProperties(
  sheets: readonly (readonly PagePart[])[],
  given: readonly number[],
  count: number,
): Uint8Array {
  const read = new Uint8Array(count);
  const setBy = new Map<number, Declaration[]>();
  const open: number[] = [];
  const note = (reads: readonly number[]): void => {
    for (const property of reads) {
      if (read[property] === 1) continue;
      read[property] = 1;
      open.push(property);
    }
  };
  note(given);
  for (const sheet of sheets)
    visit(
      sheet,
      (declaration) => {
        if (declaration.sets === undefined) return note(declaration.reads);
        const others = setBy.get(declaration.sets);
        if (others) others.push(declaration);
        else setBy.set(declaration.sets, [declaration]);
      },
      note,
    );
  for (let property = open.pop(); property !== undefined; property = open.pop())
    for (const { reads } of setBy.get(property) ?? []) note(reads);
  return read;
}

function write(parts: readonly PagePart[], read: Uint8Array): string {
  let css = '';
  for (const part of parts) {
    if (part.kind === 'text') css += part.text;
    else if (part.kind === 'group') {
      const inside = write(part.parts, read);
      if (inside) css += `${part.prelude}{${inside}}`;
    } else {
      const declarations = part.declarations.filter(({ sets }) => sets === undefined || read[sets] === 1);
      if (declarations.length > 0)
        css += `${part.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`;
    }
  }
  return css;
}

/**
 * The CSS of a page from indexed sheets, in their order.
 *
 * @param met which needs the page meets
 * @param given the custom properties that the page's HTML names: others that no rule reads are left out; or all
 */
export function pageRules(
  sheets: readonly (readonly PagePart[])[],
  met: Met,
  given: readonly number[] | 'all',
  { properties }: Names,
): string {
  const kept = sheets.map((parts) => matching(parts, met));
  const read =
    given === 'all' ? new Uint8Array(properties.size).fill(1) : readProperties(kept, given, properties.size);
  return kept.map((parts) => write(parts, read)).join('');
}
