import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format } from 'prettier';
import { consumerCode } from '../../.storybook/consumer-code.ts';
import { SOURCE } from '../../compiler/entries.ts';
import { VARIABLES, type VariablesOwner } from '../../src/variables.ts';
import { maturityOf } from '../maturity.ts';
import { parseMarkdown, withAddresses } from '../markdown.ts';
import type { Page, Shown } from '../page.ts';
import { descriptionOf } from '../pages/guides.ts';
import { addressIn, type Places } from '../pages/links.ts';
import type { Example } from '../server/stories.tsx';
import type { Component } from './props.ts';

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
}

export const CANVAS = /^<Canvas of=\{stories\.(\w+)\} \/>/;
/** Before a script has measured an example that has no picture. */
const USUAL_HEIGHT = 240;
const PADDING = 48;

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
/** A bar ends a cell, in code too. */
const cell = (text: string): string => oneLine(text).replaceAll('|', '\\|');
const code = (text: string): string => (text ? `\`${cell(text).replaceAll('`', '')}\`` : '');
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The props of a component as a table. */
export function propsTable({ props }: Component): string {
  if (props.length === 0) return 'It takes children and the attributes of its element.';
  const rows = props.map(({ name, type, required, description, default: value }) => [
    `\`${name}\`${required ? ' (required)' : ''}`,
    code(type),
    value === undefined ? '–' : code(value),
    cell(description) || '–',
  ]);
  return table(['prop', 'type', 'default', 'description'], rows);
}

function variablesTable(piece: string): string {
  const own = Object.entries<string>(VARIABLES[piece as VariablesOwner] ?? {});
  if (own.length === 0) return 'It reads design tokens and no other variables.';
  return table(
    ['variable', 'falls back to'],
    own.map(([name, value]) => [`\`${name}\``, code(value.replaceAll(/var\(--rt-([\w-]+)\)/g, '$1'))]),
  );
}

/** The text of a piece's page, with its tables. Examples stay as they are. */
function textOf(piece: string, components: readonly Component[]): string {
  const source = readFileSync(join(SOURCE, piece, `${basename(piece)}.mdx`), 'utf8');
  const named = (name: string): string => {
    const found = components.find((component) => component.name === name);
    if (!found) throw new Error(`${piece} has no component ${name}`);
    return propsTable(found);
  };
  return source
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^<Meta .*\n/gm, '')
    .replaceAll(/^<Controls \/>/gm, () => propsTable(components[0]!))
    .replaceAll(/^<ArgTypes of=\{(\w+)\} \/>/gm, (_tag, name: string) => named(name))
    .replaceAll(/^<Variables of="([^"]*)" \/>/gm, (_tag, of: string) => variablesTable(of))
    .trimStart();
}

/** The story as a person writes it, in an app. */
export async function sampleOf(
  { code: jsx }: Example,
  entries: ReadonlyMap<string, string>,
): Promise<string> {
  if (!jsx) return '// This story renders nothing.';
  const text = await format(jsx, { parser: 'babel-ts', singleQuote: true, printWidth: 84 });
  return consumerCode(text.replace(/;\n$/, ''), entries);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The page of a piece: its text, its examples, its props, its variables, and what it costs. */
export async function piecePage(piece: string, known: Known): Promise<Page> {
  const components = known.components.get(piece)!;
  const text = textOf(piece, components);
  const [title, ...body] = withAddresses(parseMarkdown(text), addressIn(known.places));
  const names = [...text.matchAll(new RegExp(CANVAS, 'gm'))].map(([, name = '']) => name);
  const examples: Record<string, Shown> = {};
  const samples = new Map<string, string>();
  for (const [at, name] of [...new Set(names)].entries()) {
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
  };
}
