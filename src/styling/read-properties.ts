import type { CssValue } from './css-value.ts';
import type { Declaration, PagePart } from './page-rules.ts';

const declarationsOf = (parts: readonly PagePart[]): readonly Declaration[] =>
  parts.flatMap((part) => {
    if (part.kind === 'text') return [];
    return part.kind === 'group' ? declarationsOf(part.parts) : part.declarations;
  });

const referencesOf = (value: CssValue): number[] =>
  value.flatMap((part) =>
    typeof part === 'string' ? [] : [part.property, ...referencesOf(part.fallback ?? [])],
  );

/** The numbers of the custom properties that some rules read, and others set. */
export function propertiesBetween(readers: readonly PagePart[], setters: readonly PagePart[]): number[] {
  const set = new Set(declarationsOf(setters).map(({ sets }) => sets));
  const read = new Set(
    declarationsOf(readers).flatMap(({ value, named }) => [...referencesOf(value), ...named]),
  );
  return [...read].filter((property) => set.has(property));
}
