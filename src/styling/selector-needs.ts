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

/**
 * The classes and attributes without which a selector matches nothing: `.name`, `[data-name]` or `[data-name=value]`. What
 * it negates is none of them; of alternatives only those that all have.
 */
export function selectorNeeds(selector: string): ReadonlySet<string> {
  const needs = new Set<string>();
  // The names of escaped characters are not read, so that nothing is needed.
  if (selector.includes('\\')) return needs;
  PART.lastIndex = 0;
  for (let match = PART.exec(selector); match; match = PART.exec(selector)) {
    const { name, attribute, operator, double, single, bare, flag, pseudo } = match.groups!;
    if (name) needs.add(`.${name}`);
    else if (attribute) {
      const exact = operator === '=' && !flag;
      needs.add(exact ? `[${attribute}=${double ?? single ?? bare ?? ''}]` : `[${attribute}]`);
    } else if (pseudo) {
      const from = PART.lastIndex;
      const end = closing(selector, from);
      if (ONE_OF.has(pseudo)) {
        const [first, ...others] = split(selector.slice(from, end - 1), ',').map(selectorNeeds);
        for (const need of first ?? []) if (others.every((other) => other.has(need))) needs.add(need);
      }
      PART.lastIndex = end;
    }
  }
  return needs;
}
