import { basename } from 'node:path';
import { pieces, SOURCE } from '../build/entries.ts';
import type { PieceSize } from '../build/piece-sizes.ts';

interface Node {
  type: string;
  children?: Node[];
  value?: string;
  depth?: number;
}

const text = (value: string): Node => ({ type: 'text', value });
const code = (value: string): Node => ({ type: 'inlineCode', value });
const row = (...cells: Node[]): Node => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
});
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

/** Returns the section of a piece's page about its imports and sizes. */
export const factsOf = (piece: string, { script, css }: PieceSize): Node[] => [
  { type: 'heading', depth: 2, children: [text('In the package')] },
  {
    type: 'table',
    children: [
      row(text('entry'), text('size after brotli')),
      row(code(`rotativa/${piece}`), text(`${kilobytes(script)}, without React`)),
      row(code(`rotativa/${piece}.css`), text(kilobytes(css))),
    ],
  },
];

/**
 * A remark plugin that ends each piece's page with its entries and sizes. Storybook passes no path to a plugin, so the
 * piece is found by the stories that its page imports.
 *
 * @param sizes by piece, from `pieceSizes`
 * @throws for a piece without a size
 */
export const packageFacts = (sizes: Record<string, PieceSize>) => {
  const byName = new Map(pieces(SOURCE).map((piece) => [basename(piece), piece]));
  return () =>
    (tree: Node): void => {
      const imports = tree.children!.map(({ type, value = '' }) => (type === 'mdxjsEsm' ? value : ''));
      const [, name = ''] = imports.join('\n').match(/'\.\/([A-Za-z]+)\.stories\.tsx'/) ?? [];
      const piece = byName.get(name);
      if (!piece) return;
      const size = sizes[piece];
      if (!size) throw new Error(`${piece} has no size: run \`npm run build\` again`);
      tree.children!.push(...factsOf(piece, size));
    };
};
