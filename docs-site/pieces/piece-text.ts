import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SOURCE } from '../../compiler/entries.ts';
import { VARIABLES, type VariablesOwner } from '../../src/variables.ts';
import type { Change } from '../pages/changes.ts';
import { checkedText, type Accessibility } from './accessibility.ts';
import type { Component } from './props.ts';
import type { Relations } from './relations.ts';

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
export function textOf(piece: string, components: readonly Component[]): string {
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

/** The most pieces that a sentence names. `data/pieces.json` has all. */
const MOST_NAMES = 16;

function namesIn(pieces: readonly string[]): string {
  const names = pieces.slice(0, MOST_NAMES).map((piece) => `\`${basename(piece)}\``);
  const more = pieces.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The parts of a piece, and the pieces that it is part of. Empty for one that is alone. */
export function relatedText({ uses, usedBy }: Relations): string {
  const lines = [
    uses.length > 0 && `- Made of ${namesIn(uses)}.`,
    usedBy.length > 0 && `- Used in ${namesIn(usedBy)}.`,
  ].filter(Boolean);
  return lines.length > 0 ? `## Related pieces\n\n${lines.join('\n')}` : '';
}

/** The changes of a piece as a table. */
export function changesText(changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  const rows = changes.map(({ release, kind, text }) => [release, kind, cell(text)]);
  return `## Changes\n\n${table(['version', 'kind', 'change'], rows)}`;
}

/** Adds a paragraph at the end of a section. */
function withinSection(text: string, heading: string, added: string): string {
  const [before, after = ''] = text.split(new RegExp(`^(?=## ${heading}$)`, 'm')) as [string, string?];
  const [section = '', ...rest] = after.split(/\n(?=## )/);
  return [`${before}${section.trimEnd()}\n\n${added}\n`, ...rest].join('\n');
}

/** Adds a section before another. */
const before = (text: string, heading: string, section: string): string =>
  text.replace(new RegExp(`^## ${heading}$`, 'm'), () => `${section}\n\n## ${heading}`);

interface Parts {
  accessibility: Accessibility;
  relations: Relations;
  changes: readonly Change[];
  /** The stories that the text of the piece does not show. */
  otherStories: readonly string[];
}

/** The text of a piece with the sections that are made of data. */
export function wholeText(text: string, { accessibility, relations, changes, otherStories }: Parts): string {
  const canvases = otherStories.map((name) => `<Canvas of={stories.${name}} />`);
  const states = `## Variants and states\n\n${canvases.join('\n\n')}`;
  const withStates = canvases.length > 0 ? before(text, 'Keyboard', states) : text;
  return [
    withinSection(withStates, 'Keyboard', checkedText(accessibility)).trimEnd(),
    relatedText(relations),
    changesText(changes),
  ]
    .filter(Boolean)
    .join('\n\n');
}
