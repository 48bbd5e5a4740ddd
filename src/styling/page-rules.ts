import { readCss, type CssNode } from './css-rules.ts';
import { readValue, type CssValue } from './css-value.ts';
import { ElementNeeds } from './element-needs.ts';
import type { PageFacts } from './page-facts.ts';
import { PageProperties } from './page-properties.ts';
import { PageTags } from './page-tags.ts';
import { selectorNeeds, type Need } from './selector-needs.ts';

/**
 * Characters of the CSS that is kept for what pages have, the last used ones. Pages of one kind mostly have the same, but a
 * site has hundreds of sets in all.
 */
export const MOST_CHARACTERS = 2_000_000;

/** Numbers of custom properties, by their names. */
type Numbers = Map<string, number>;

/** Numbers of what the elements of a page must have. */
export interface Needed {
  /** It must have an element for each. */
  readonly all: readonly number[];
  /** Of each list, it must have an element for each of one of the sets. */
  readonly oneOf: readonly (readonly (readonly number[])[])[];
}

export interface Selector {
  readonly text: string;
  /** In a page before a script changes it: names that scripts add are left out. */
  readonly page: Needed;
  /** In the beginning of a page, which is seen first: what comes later, or can be of `<html>`, is left out. */
  readonly first: Needed;
}

/** Whether a selector can match in a page. */
export type CanMatch = (selector: Selector) => boolean;

export interface Declaration {
  readonly text: string;
  /** The property that it sets; undefined for nested rules, which stay whole. */
  readonly name: string | undefined;
  /** The custom property that it sets. */
  readonly sets: number | undefined;
  readonly value: CssValue;
  /** The custom properties that it names outside of `var()`. */
  readonly named: readonly number[];
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
  readonly page: ElementNeeds;
  readonly first: ElementNeeds;
  readonly properties: Numbers;
  /** The tags of the pages that were read. */
  readonly tags: PageTags;
}

export const newNames = (rendered: Iterable<string> = []): Names => ({
  rendered: new Set(rendered),
  page: new ElementNeeds(),
  first: new ElementNeeds(),
  properties: new Map(),
  tags: new PageTags(),
});

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
  const colon = text.includes('{') ? -1 : text.indexOf(':');
  const name = colon < 0 ? undefined : text.slice(0, colon).trim();
  const ofName = (property: string): number => numberOf(names.properties, property);
  const value = colon < 0 ? [text] : readValue(text.slice(colon + 1).trim(), ofName);
  return {
    text,
    name,
    sets: name?.startsWith('--') ? ofName(name) : undefined,
    value,
    named: value.flatMap((part) => (typeof part === 'string' ? readsOf(part, names) : [])),
  };
}

/** The name of an attribute without its value. */
const withoutValue = (need: string): string => need.replace(/=[^]*\]$/, ']');

/** The classes and attributes that `marksOf` reads. */
const READ = /^(?:\.|\[(?:(?:data|aria)-[a-z0-9-]+|open)[=\]])/;

function selectorOf(text: string, names: Names): Selector {
  const needs = selectorNeeds(text);
  const needed = (elements: ElementNeeds, marksIn: (need: Need) => string[]): Needed => {
    const numbersOf = (all: readonly Need[]): number[] => [
      ...new Set(
        all
          .map(marksIn)
          .filter((marks) => marks.length > 0)
          .map((marks) => elements.numberOf(marks)),
      ),
    ];
    return {
      all: numbersOf(needs.all),
      // A list with a selector that any page may match excludes none.
      oneOf: needs.oneOf
        .map((sets) => sets.map(numbersOf))
        .filter((sets) => sets.every(({ length }) => length > 0)),
    };
  };
  return {
    text,
    page: needed(names.page, ({ marks }) =>
      [...marks].filter((mark) => names.rendered.has(withoutValue(mark))),
    ),
    first: needed(names.first, ({ marks, isDocument, isLater }) =>
      isDocument || isLater ? [] : [...marks].filter((mark) => READ.test(mark)),
    ),
  };
}

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
    selectors: node.selectors.map((text) => selectorOf(text, names)),
    declarations: node.declarations.map((text) => declarationOf(text, names)),
  };
}

/** Reads a sheet once, so that `pageRules` chooses from it without reading CSS. */
export const indexSheet = (css: string, names: Names): readonly PagePart[] =>
  readCss(css).map((node) => partOf(node, names));

/** The selectors of the rules that can match; without a selector, a rule is left out. */
export function matching(parts: readonly PagePart[], canMatch: CanMatch): PagePart[] {
  const kept: PagePart[] = [];
  for (const part of parts) {
    if (part.kind === 'text') kept.push(part);
    else if (part.kind === 'group') {
      const inside = matching(part.parts, canMatch);
      if (inside.length > 0) kept.push({ ...part, parts: inside });
    } else {
      const selectors = part.selectors.filter(canMatch);
      if (selectors.length === part.selectors.length) kept.push(part);
      else if (selectors.length > 0) kept.push({ ...part, selectors });
    }
  }
  return kept;
}

/** @param textOf of a declaration; undefined leaves it out */
function write(parts: readonly PagePart[], textOf: (declaration: Declaration) => string | undefined): string {
  let css = '';
  for (const part of parts) {
    if (part.kind === 'text') css += part.text;
    else if (part.kind === 'group') {
      const inside = write(part.parts, textOf);
      if (inside) css += `${part.prelude}{${inside}}`;
    } else {
      const declarations = part.declarations.map(textOf).filter((text) => text !== undefined);
      if (declarations.length > 0)
        css += `${part.selectors.map(({ text }) => text).join(',')}{${declarations.join(';')}}`;
    }
  }
  return css;
}

/**
 * The CSS of a page from indexed sheets, in their order.
 *
 * @param canMatch which selectors can match in it
 * @param facts if no script sets or reads a custom property: those that the page does not need are left out
 * @param written which of these rules are written; the others are in another stylesheet of the page
 */
export function pageRules(
  sheets: readonly (readonly PagePart[])[],
  canMatch: CanMatch,
  facts?: PageFacts,
  written?: readonly PagePart[],
): string {
  const kept = sheets.map((parts) => matching(parts, canMatch));
  const properties = facts && new PageProperties(kept, facts);
  const textOf = (declaration: Declaration): string | undefined =>
    properties ? properties.textOf(declaration) : declaration.text;
  return write(written ?? kept.flat(), textOf);
}
