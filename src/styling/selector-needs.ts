import { split } from './css-rules.ts';

/** Pseudo-classes whose argument is a list of which one must match. */
const ONE_OF = new Set([':is', ':where', ':has']);

const PART =
  /\.(?<name>-?[_a-zA-Z][\w-]*)|\[\s*(?<attribute>[\w-]+)\s*(?:(?<operator>[~|^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[\w-]+))\s*(?<flag>[iIsS])?\s*)?\]|(?<pseudo>::?[\w-]+)\(/g;

/** The place after the bracket that closes the one before `from`. */
function closing(selector: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < selector.length && depth > 0; at += 1) {
    if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
  }
  return at;
}

export interface SelectorNeeds {
  /** `.name`, `[data-name]` or `[data-name=value]`: it matches nothing without each of them. */
  readonly all: ReadonlySet<string>;
  /** Of each list, it matches nothing without all of one of the sets. */
  readonly oneOf: readonly (readonly ReadonlySet<string>[])[];
}

/** The classes and attributes that a selector needs in a page. What it negates is none of them. */
export function selectorNeeds(selector: string): SelectorNeeds {
  const all = new Set<string>();
  const oneOf: ReadonlySet<string>[][] = [];
  const needs = { all, oneOf };
  // The names of escaped characters are not read, so that nothing is needed.
  if (selector.includes('\\')) return needs;
  PART.lastIndex = 0;
  for (let match = PART.exec(selector); match; match = PART.exec(selector)) {
    const { name, attribute, operator, double, single, bare, flag, pseudo } = match.groups!;
    if (name) all.add(`.${name}`);
    else if (attribute) {
      const exact = operator === '=' && !flag;
      all.add(exact ? `[${attribute}=${double ?? single ?? bare ?? ''}]` : `[${attribute}]`);
    } else if (pseudo) {
      const from = PART.lastIndex;
      const end = closing(selector, from);
      if (ONE_OF.has(pseudo)) {
        const listed = split(selector.slice(from, end - 1), ',').map(selectorNeeds);
        if (listed.length === 1) {
          for (const need of listed[0]!.all) all.add(need);
          oneOf.push(...listed[0]!.oneOf.map((sets) => [...sets]));
        } else oneOf.push(listed.map((each) => each.all));
      }
      PART.lastIndex = end;
    }
  }
  return needs;
}
