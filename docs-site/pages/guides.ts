import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../../compiler/entries.ts';
import { GUIDES } from '../content.ts';
import { parseMarkdown, withAddresses } from '../markdown.ts';
import type { Node, Page } from '../page.ts';
import { wordsOf } from '../words.ts';
import { addressIn, type Places } from './links.ts';

/** A document before it is a page. */
export interface Source {
  path: string;
  /** Relative to the root. */
  file: string;
}

/** The longest description of a page, in characters. */
const LONGEST = 200;

/** The first sentences of a document. */
export function descriptionOf(nodes: readonly Node[]): string {
  const text = nodes.filter(({ type }) => type === 'paragraph').map(wordsOf)[0] ?? '';
  const [sentences = ''] = new RegExp(`^.{0,${LONGEST}}(?:[.:](?= |$)|$)`, 's').exec(text) ?? [];
  return (sentences || text.slice(0, LONGEST)).replaceAll('\n', ' ');
}

/** A page of a document in Markdown, whose first heading is the title. */
export function markdownPage(path: string, text: string, places: Places): Page {
  const nodes = withAddresses(parseMarkdown(text), addressIn(places));
  const [title, ...body] = nodes;
  if (title?.type !== 'heading' || title.depth !== 1)
    throw new Error(`The page ${path} has no title: a document begins with "# Title"`);
  return { path, title: wordsOf(title), description: descriptionOf(body), body, markdown: text };
}

export const documentPage = ({ path, file }: Source, places: Places): Page => ({
  ...markdownPage(path, readFileSync(join(ROOT, file), 'utf8'), places),
  file,
});

/** The first page of the recipes. */
export const RECIPES = 'recipes/';

const guide = (name: string): Source => ({ path: `guides/${name}/`, file: `docs/${name}.md` });

/** The guides of `docs` by section. One that no list names is in the last. */
export function guideSources(): Map<string, Source[]> {
  const listed = new Set<string>(['installing', 'recipes', 'releases', ...Object.values(GUIDES).flat()]);
  const others = globSync('docs/*.md', { cwd: ROOT })
    .map((file) => basename(file, '.md'))
    .filter((name) => !listed.has(name))
    .sort();
  const sections = Object.entries(GUIDES).map(([title, names]) => [title, [...names]] as const);
  return new Map(
    sections.map(([title, names], at) => [
      title,
      [...names, ...(at === sections.length - 1 ? others : [])]
        .map(guide)
        .filter(({ file }) => existsSync(join(ROOT, file))),
    ]),
  );
}

/** Recipes: `docs/recipes.md`, documents in `docs/recipes`, and the examples of the repository; those that are there. */
export const recipeSources = (): Source[] => [
  ...globSync('docs/recipes.md', { cwd: ROOT }).map((file) => ({ path: RECIPES, file })),
  ...globSync('docs/recipes/*.md', { cwd: ROOT })
    .sort()
    .map((file) => ({ path: `recipes/${basename(file, '.md')}/`, file })),
  ...globSync('examples/*/README.md', { cwd: ROOT })
    .sort()
    .map((file) => ({ path: `recipes/${basename(dirname(file))}/`, file })),
];
