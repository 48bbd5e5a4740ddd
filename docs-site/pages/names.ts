import { basename } from 'node:path';
import { to } from '../addresses.ts';
import type { Node, Page, Section } from '../page.ts';

/** The path of the page of each name that is written as code: `Dialog`, `DialogClose`, `rotativa/components/Dialog`. */
export type Names = ReadonlyMap<string, string>;

/**
 * @param pieces their paths in `src`
 * @param componentsOf the names of the components that a piece exports
 */
export function namesOf(
  pieces: readonly string[],
  componentsOf: (piece: string) => readonly string[],
): Names {
  const others = pieces.flatMap((piece) => componentsOf(piece).map((name) => [name, `${piece}/`] as const));
  const own = pieces.flatMap((piece) =>
    [basename(piece), piece, `rotativa/${piece}`].map((name) => [name, `${piece}/`] as const),
  );
  // A piece has its name, also where another exports a part with the same.
  return new Map([...others, ...own]);
}

/** Links in links are none, and a heading has a link to itself. */
const HAS_NO_NAMES = new Set(['link', 'heading', 'code']);

/** The nodes with a link at each name, but not to the page that they are on. */
export const withNames = (nodes: readonly Node[], names: Names, current: string): Node[] =>
  nodes.map((node) => {
    const path = node.type === 'inlineCode' ? names.get(node.value!) : undefined;
    if (path !== undefined && path !== current) return { type: 'link', url: to(path), children: [node] };
    if (!node.children || HAS_NO_NAMES.has(node.type)) return node;
    return { ...node, children: withNames(node.children, names, current) };
  });

/** All pages with links at names. Those of one page are the same object in its group and in a catalogue. */
export function linkNames(sections: readonly Section[], names: Names): void {
  const pages: Page[] = sections.flatMap(({ groups }) => groups.flatMap((group) => group.pages));
  for (const page of pages) page.body = withNames(page.body, names, page.path);
}
