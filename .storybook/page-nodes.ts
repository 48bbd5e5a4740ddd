import { basename } from 'node:path';
import { pieces, SOURCE } from '../compiler/entries.ts';

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
export const heading = (words: string): Node => ({ type: 'heading', depth: 2, children: [text(words)] });

/** Finds the piece of a page. Storybook passes no path to a plugin, so it is found by the stories that the page imports. */
export function piecesOfPages(): (tree: Node) => string | undefined {
  const byName = new Map(pieces(SOURCE).map((piece) => [basename(piece), piece]));
  return ({ children = [] }) => {
    const imports = children.map(({ type, value = '' }) => (type === 'mdxjsEsm' ? value : ''));
    const [, name = ''] = imports.join('\n').match(/'\.\/([A-Za-z]+)\.stories\.tsx'/) ?? [];
    return byName.get(name);
  };
}
