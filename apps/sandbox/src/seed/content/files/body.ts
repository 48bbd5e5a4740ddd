import type { SeedElement } from '../../types.ts';
import { blocksOf, type Block } from './blocks.ts';
import { ContentError } from './content-error.ts';
import { readDirective, type TableSettings } from './directives.ts';
import type { Source } from './folder.ts';

/** The marks of Markdown in a sentence as the HTML of a document. */
const inline = (words: string): string =>
  words.replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>').replace(/\*([^*\s](?:[^*]*[^*\s])?)\*/g, '<i>$1</i>');

function refuse({ file, line }: Block, text: string, offset = 0): never {
  throw new ContentError(file, [{ line: line + offset, text }]);
}

/** A block whose lines all begin with the same mark, without it. */
function unmarked(block: Block, mark: RegExp): string[] {
  const odd = block.lines.findIndex((line) => !mark.test(line));
  if (odd !== -1) refuse(block, 'an empty line is missing before this line. Write one.', odd);
  return block.lines.map((line) => line.replace(mark, '').trim());
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function table(block: Block): SeedElement {
  const [head = [], rule = [], ...rows] = unmarked(block, /^(?=\|)/).map(cellsOf);
  if (!rule.every((cell) => /^:?-+:?$/.test(cell)) || rule.length !== head.length || rows.length === 0)
    refuse(
      block,
      `a table needs a row of ${head.length} dashes, '| --- |', below its head, and rows below that.`,
    );
  const odd = rows.findIndex((row) => row.length !== head.length);
  if (odd !== -1)
    refuse(
      block,
      `this row has ${rows[odd]!.length} cells, and the head of the table ${head.length}. Make them equal.`,
      odd + 2,
    );
  return { table: { head, rows } };
}

function quote(block: Block): SeedElement {
  const lines = unmarked(block, /^> ?/);
  const by = /^— (.+)$/.exec(lines.at(-1)!)?.[1];
  const words = by === undefined ? lines : lines.slice(0, -1);
  return { quote: inline(words.join(' ')), ...(by !== undefined && { by }) };
}

function heading(block: Block): SeedElement {
  if (block.lines.length > 1) refuse(block, 'an empty line is missing below the heading. Write one.', 1);
  return { h: block.lines[0]!.slice(3).trim() };
}

const POINT = /^- /;
const NUMBER = /^\d+\. /;
const MARK = /^(?:#+ |- |\d+\. |\||> |:::|```|---$)/;

function paragraph(block: Block): SeedElement {
  const marked = block.lines.findIndex((line) => MARK.test(line));
  if (marked === 0) refuse(block, `'${block.lines[0]}' is no element of a body. Headings begin with '## '.`);
  if (marked !== -1) refuse(block, 'an empty line is missing before this line. Write one.', marked);
  return inline(block.lines.map((line) => line.trim()).join(' '));
}

/** The elements of words, by how their first line begins. The first that fits is meant. */
const WORDS: readonly (readonly [begins: RegExp, read: (block: Block) => SeedElement])[] = [
  [/^## /, heading],
  [POINT, (block) => ({ list: unmarked(block, POINT).map(inline) })],
  [NUMBER, (block) => ({ list: unmarked(block, NUMBER).map(inline), ordered: true })],
  [/^\|/, table],
  [/^> /, quote],
  [/^---$/, () => ({ divider: true })],
  [/^/, paragraph],
];

/** @throws ContentError when the block is no element */
function readElement(block: Block): SeedElement | TableSettings {
  if (block.kind === 'directive') return readDirective(block);
  if (block.kind === 'code') return block.name === 'html' ? { html: block.text } : { code: block.text };
  const [, read] = WORDS.find(([begins]) => begins.test(block.lines[0]!))!;
  return read(block);
}

const isSettings = (element: SeedElement | TableSettings | undefined): element is TableSettings =>
  typeof element === 'object' && 'graphic' in element && !('table' in element);

/**
 * The elements of blocks, in which the settings of a graphic belong to the table below them.
 * @throws ContentError when there is no such table
 */
export function readElements(blocks: readonly Block[]): SeedElement[] {
  const elements = blocks.map(readElement);
  return elements.flatMap((element, at): SeedElement[] => {
    const before = elements[at - 1];
    if (isSettings(element)) {
      const next = elements[at + 1];
      if (typeof next === 'object' && 'table' in next) return [];
      refuse(blocks[at]!, "no table follows these settings of a graphic. Write it below ':::'.", -1);
    }
    const isTable = typeof element === 'object' && 'table' in element;
    return [isTable && isSettings(before) ? { ...element, graphic: before.graphic } : element];
  });
}

/**
 * The elements of a text in Markdown.
 * @throws ContentError with the line of what is no element
 */
export const readBody = (source: Source): SeedElement[] => readElements(blocksOf(source));
