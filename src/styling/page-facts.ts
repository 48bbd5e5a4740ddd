import type { Names } from './page-rules.ts';
import { withoutScripts, type PageTag } from './page-tags.ts';

/** A page as its server wrote it. */
export interface PageFacts {
  /** Numbers of the custom properties that its HTML names. */
  readonly properties: readonly number[];
  /** `data-brand` of its `<html>`. */
  readonly brand: string | undefined;
  /** The colour modes of its elements but `<html>`. Undefined if these are not known, or one of them has a brand. */
  readonly partModes: readonly string[] | undefined;
  /**
   * If a stylesheet is about to replace this CSS: the custom properties that it reads. All others have short names until then,
   * or are written where they are read.
   */
  readonly readBySheet?: readonly number[] | undefined;
}

const PROPERTY = /--[a-z_][\w-]*/g;

const BRAND = /<html\b[^>]*?\sdata-brand=["']?([\w-]+)/i;

const MODE = /^\[data-mode=(\w+)\]$/;

/** The modes of a page's parts. Undefined if one has a brand, or a mode with another name. */
function partModes(tags: Iterable<PageTag>): string[] | undefined {
  const modes = new Set<string>();
  for (const { isThemePart, marks } of tags) {
    if (!isThemePart) continue;
    const mode = [...marks].flatMap((mark) => MODE.exec(mark)?.[1] ?? [])[0];
    if (mode === undefined || marks.has('[data-brand]')) return undefined;
    modes.add(mode);
  }
  return [...modes].sort();
}

/** The facts that decide the custom properties of a page. */
export function factsOf(html: string, tags: Iterable<PageTag>, { properties }: Names): PageFacts {
  const named = new Set(withoutScripts(html).match(PROPERTY));
  return {
    properties: [...named].flatMap((name) => properties.get(name) ?? []),
    brand: BRAND.exec(html)?.[1],
    partModes: partModes(tags),
  };
}
