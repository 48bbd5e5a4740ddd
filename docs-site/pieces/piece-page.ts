import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format } from 'prettier';
import { consumerCode } from '../../.storybook/consumer-code.ts';
import { ROOT } from '../../compiler/entries.ts';
import { maturityOf } from '../maturity.ts';
import { parseMarkdown, withAddresses } from '../markdown.ts';
import type { Page, Shown } from '../page.ts';
import { descriptionOf } from '../pages/guides.ts';
import { changesOf, type Change } from '../pages/changes.ts';
import { addressIn, type Places } from '../pages/links.ts';
import type { Example } from '../server/stories.tsx';
import { accessibilityOf } from './accessibility.ts';
import { textOf, wholeText } from './piece-text.ts';
import type { Component } from './props.ts';
import type { Relations } from './relations.ts';

/** The sources of the pages of all pieces. */
export interface Known {
  places: Places;
  components: ReadonlyMap<string, readonly Component[]>;
  /** By id of the story. */
  examples: ReadonlyMap<string, Example>;
  /** In CSS pixels, by id of the story. */
  heights: ReadonlyMap<string, number>;
  /** Bytes after brotli, by `components/Button css`. */
  sizes: ReadonlyMap<string, number>;
  /** The public entry of each export of a piece: `rotativa/components/Dialog` of `DialogClose`. */
  entries: ReadonlyMap<string, string>;
  relations: ReadonlyMap<string, Relations>;
  changes: readonly Change[];
}

export const CANVAS = /^<Canvas of=\{stories\.(\w+)\} \/>/;
/** Before a script has measured an example that has no picture. */
const USUAL_HEIGHT = 240;
const PADDING = 48;

/** The story as a person writes it, in an app. */
export async function sampleOf(
  { code: jsx }: Example,
  entries: ReadonlyMap<string, string>,
): Promise<string> {
  if (!jsx) return '// This story renders nothing.';
  const text = await format(jsx, { parser: 'babel-ts', singleQuote: true, printWidth: 84 });
  return consumerCode(text.replace(/;\n$/, ''), entries);
}

/** The stories of the tests of keys say nothing to a reader. */
const FOR_TESTS = /^Keyboard/;
/** A story of a whole page is large, and most of them differ in their content. */
const MOST_STORIES = { components: 9, blocks: 4, patterns: 3 } as const;

function otherStories(piece: string, text: string, examples: Known['examples']): string[] {
  const layer = piece.split('/')[0] as keyof typeof MOST_STORIES;
  return [...examples.values()]
    .filter((example) => example.piece === piece && !FOR_TESTS.test(example.exported))
    .map(({ exported }) => exported)
    .filter((name) => !text.includes(`{stories.${name}}`))
    .slice(0, MOST_STORIES[layer]);
}

/** The files of a piece that a developer reads. */
function sourcesOf(piece: string): [words: string, file: string][] {
  const file = (end: string): string => `src/${piece}/${basename(piece)}${end}`;
  const all: [string, string][] = [
    ['Component', file('.tsx')],
    ['Styles', file('.styles.ts')],
    ['Stories', file('.stories.tsx')],
    ['Tests', file('.test.tsx')],
  ];
  return all.filter(([, path]) => existsSync(join(ROOT, path)));
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The page of a piece: its text, its examples, its props, its variables, and what it costs. */
export async function piecePage(piece: string, known: Known): Promise<Page> {
  const components = known.components.get(piece)!;
  const written = textOf(piece, components);
  const names = components.map(({ name }) => name);
  const text = wholeText(written, {
    accessibility: accessibilityOf(piece),
    relations: known.relations.get(piece)!,
    changes: changesOf(known.changes, names),
    otherStories: otherStories(piece, written, known.examples),
  });
  const [title, ...body] = withAddresses(parseMarkdown(text), addressIn(known.places));
  const stories = [...text.matchAll(new RegExp(CANVAS, 'gm'))].map(([, name = '']) => name);
  const examples: Record<string, Shown> = {};
  const samples = new Map<string, string>();
  for (const [at, name] of [...new Set(stories)].entries()) {
    const example = [...known.examples.values()].find((one) => one.piece === piece && one.exported === name);
    if (!example) throw new Error(`The page of ${piece} shows the story ${name}, which it does not have`);
    const sample = await sampleOf(example, known.entries);
    samples.set(name, sample);
    examples[name] = {
      id: example.id,
      name: example.name,
      code: parseMarkdown(`\`\`\`tsx\n${sample}\n\`\`\``)[0]!,
      globals: example.globals,
      height: (known.heights.get(example.id) ?? USUAL_HEIGHT) + (example.fullscreen ? 0 : PADDING),
      isWide: example.fullscreen,
      isFirst: at === 0,
    };
  }
  const maturity = maturityOf(piece);
  const css = known.sizes.get(`${piece} css`)!;
  const script = known.sizes.get(`${piece} script`)!;
  const facts = [
    ['Import', `rotativa/${piece}`],
    ['CSS', kilobytes(css)],
    ['Script, without React', kilobytes(script)],
    ['Maturity', maturity],
  ] as const;
  const samplesIn = text.replaceAll(
    new RegExp(`${CANVAS.source}`, 'gm'),
    (_tag, name: string) => `\`\`\`tsx\n${samples.get(name)}\n\`\`\``,
  );
  const markdown = samplesIn.replace(
    /^# .*\n/,
    (heading) =>
      `${heading}\n\`rotativa/${piece}\`; after brotli: CSS ${kilobytes(css)}, script ${kilobytes(script)} without React; maturity: ${maturity}.\n`,
  );
  if (title?.type !== 'heading') throw new Error(`The page of ${piece} has no title`);
  return {
    path: `${piece}/`,
    title: basename(piece),
    description: descriptionOf(body),
    body,
    markdown,
    file: `src/${piece}/${basename(piece)}.mdx`,
    examples,
    facts,
    maturity,
    sources: sourcesOf(piece),
  };
}
