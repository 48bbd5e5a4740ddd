import { basename } from 'node:path';
import { pieces, SOURCE } from '../compiler/entries.ts';
import type { ImportSize } from '../compiler/piece-sizes.ts';

/** The nodes of a page's Markdown. */
export interface Node {
  type: string;
  children?: Node[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string;
}

export const text = (value: string): Node => ({ type: 'text', value });
const code = (value: string): Node => ({ type: 'inlineCode', value });
const row = (...cells: Node[]): Node => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
});
export const heading = (words: string): Node => ({ type: 'heading', depth: 2, children: [text(words)] });
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

/** Returns the section of a piece's page about its imports and sizes. */
export const factsOf = (piece: string, { script, css }: ImportSize): Node[] => [
  heading('In the package'),
  {
    type: 'table',
    children: [
      row(text('entry'), text('script after brotli'), text('CSS after brotli')),
      row(code(`rotativa/${piece}`), text(`${kilobytes(script)}, without React`), text(kilobytes(css))),
    ],
  },
];

/** Where the published site has the pictures of stories in all brands. */
export const SHEETS_PATH = 'all-brands';
/** How the name of such a picture ends, after the story's id. */
export const SHEET_ENDING = '.all-brands.webp';

/** The files among these that show a piece in all brands: `blocks-lists-storygrid--soft.all-brands.webp`. */
export const sheetsOf = (piece: string, files: readonly string[]): string[] => {
  const id = piece.toLowerCase().replaceAll('/', '-');
  return files.filter((file) => file.endsWith(SHEET_ENDING) && file.startsWith(`${id}-`));
};

/** Returns the section of a piece's page with its pictures in all brands. Each opens in its own size. */
function sheetSection(piece: string, files: readonly string[]): Node[] {
  const sheets = sheetsOf(piece, files);
  if (sheets.length === 0) throw new Error(`${piece} has no picture in all brands`);
  return [
    heading('In every brand'),
    ...sheets.map((file): Node => {
      const url = `${SHEETS_PATH}/${file}`;
      const story = file.slice(file.indexOf('--') + 2, -SHEET_ENDING.length).replaceAll('-', ' ');
      const image = {
        type: 'image',
        url,
        alt: `${basename(piece)}, ${story}: a column for each brand, light above dark`,
      };
      return { type: 'paragraph', children: [{ type: 'link', url, children: [image] }] };
    }),
  ];
}

/** Finds the piece of a page. Storybook passes no path to a plugin, so it is found by the stories that the page imports. */
export function piecesOfPages(): (tree: Node) => string | undefined {
  const byName = new Map(pieces(SOURCE).map((piece) => [basename(piece), piece]));
  return ({ children = [] }) => {
    const imports = children.map(({ type, value = '' }) => (type === 'mdxjsEsm' ? value : ''));
    const [, name = ''] = imports.join('\n').match(/'\.\/([A-Za-z]+)\.stories\.tsx'/) ?? [];
    return byName.get(name);
  };
}

/**
 * A remark plugin that ends each piece's page with its pictures in all brands, its entries and its sizes.
 *
 * @param sizes by piece, from `pieceSizes`
 * @param files the names of the pictures
 * @throws for a piece without a size or a picture
 */
export const packageFacts = (sizes: Record<string, ImportSize>, files: readonly string[]) => {
  const pieceOf = piecesOfPages();
  return () =>
    (tree: Node): void => {
      const piece = pieceOf(tree);
      if (!piece) return;
      const size = sizes[piece];
      if (!size) throw new Error(`${piece} has no size: run \`npm run build\` again`);
      tree.children!.push(...sheetSection(piece, files), ...factsOf(piece, size));
    };
};
