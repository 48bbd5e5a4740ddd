import type { CanMatch, Names, Needed, Selector } from './page-rules.ts';
import type { PageTag } from './page-tags.ts';

const BYTES = new TextDecoder('latin1');

export interface PageMarks {
  /** The classes of roots. */
  readonly roots: ReadonlySet<string>;
  readonly canMatch: CanMatch;
  /** The same for pages in which the same selectors can match. */
  readonly meets: string;
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

/**
 * The needs of rules that the tags of a page meet.
 *
 * @param view `first` for the beginning of a page, which no script has changed yet but for the attributes of `<html>`
 */
export function marksOf(tags: Iterable<PageTag>, names: Names, view: View = 'page'): PageMarks {
  const needs = names[view];
  const met = new Uint8Array(needs.size);
  const roots = new Set<string>();
  for (const tag of tags) {
    for (const need of needs.metBy(tag.marks)) met[need] = 1;
    for (const root of tag.roots) roots.add(root);
  }
  return { roots, canMatch: matcher(view, met), meets: BYTES.decode(met) };
}
