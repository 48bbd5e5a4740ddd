import type { CriticalStyles } from './critical-css.ts';
import { indexSheet, newNames, type Names, type PagePart } from './page-rules.ts';

/** A root with its rules. */
export interface IndexedRoot {
  readonly id: string;
  readonly layer: string;
  readonly parts: readonly PagePart[];
}

export interface IndexedStyles {
  readonly names: Names;
  readonly base: readonly PagePart[];
  readonly roots: readonly IndexedRoot[];
}

/** One index for all brands: reading the library's CSS takes 50 ms. */
const indexes = new WeakMap<CriticalStyles, IndexedStyles>();

export function indexStyles(styles: CriticalStyles): IndexedStyles {
  const known = indexes.get(styles);
  if (known) return known;
  const names = newNames(styles.rendered);
  const made = {
    names,
    base: indexSheet(styles.base, names),
    roots: styles.roots.map(({ id, layer, css }) => ({ id, layer, parts: indexSheet(css, names) })),
  };
  indexes.set(styles, made);
  return made;
}

/** A brand's stylesheet. The order of the layers is in the base, and must come first, once. */
export const indexTheme = (theme: string, names: Names): readonly PagePart[] =>
  indexSheet(theme.replace(/@layer [^{;]*;/, ''), names);

/** Roots in the blocks of their layers. */
export function inLayers(roots: readonly IndexedRoot[]): PagePart[] {
  const layers = new Map<string, PagePart[]>();
  for (const { layer, parts } of roots) layers.set(layer, [...(layers.get(layer) ?? []), ...parts]);
  return [...layers].map(([layer, parts]) => ({
    kind: 'group',
    prelude: `@layer ${layer}`,
    reads: [],
    parts,
  }));
}
