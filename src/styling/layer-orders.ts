import type { PagePart } from './page-rules.ts';

const ORDER = /^@layer([^{]*);$/;

/** Sheets without the orders of layers that are all known: each sheet has one, and the first decides. */
export function withoutRepeatedOrders(sheets: readonly (readonly PagePart[])[]): PagePart[][] {
  const known = new Set<string>();
  return sheets.map((parts) =>
    parts.filter((part) => {
      const names = part.kind === 'text' ? ORDER.exec(part.text)?.[1] : undefined;
      if (names === undefined) return true;
      const added = names.split(',').map((name) => name.trim());
      const repeated = added.every((name) => known.has(name));
      for (const name of added) known.add(name);
      return !repeated;
    }),
  );
}
