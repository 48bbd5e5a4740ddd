import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as constants from '../../src/providers/calls.ts';
import type { PieceCalls } from '../../src/providers/calls.ts';

const SRC = join(import.meta.dirname, '../../src');
const read = (file: string): string => readFileSync(file, 'utf8');
const pieces = Object.entries(constants as Record<string, PieceCalls>);
const callsOf = ({ needs, uses }: PieceCalls): [string, string][] =>
  [needs, uses].flatMap((named) =>
    Object.entries(named ?? {}).flatMap(([port, methods]) =>
      methods.map((method): [string, string] => [port, method.replace('?', '')]),
    ),
  );

/** A module and all that it imports, without the adapters. */
function codeOf(file: string, seen: Set<string>): void {
  if (seen.has(file) || !/\/(?:patterns|blocks|flows)\//.test(file)) return;
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
    codeOf(join(dirname(file), path), seen);
}

const files = globSync('{patterns,blocks}/**/*.{ts,tsx}', { cwd: SRC }).filter(
  (file) => !/\.(test|stories|fixture)\./.test(file),
);

describe('Z4 the calls that src/providers/calls.ts names for a piece', () => {
  it.each(pieces)('%s: the code makes each of them', (name, calls) => {
    const readers = files
      .map((file) => join(SRC, file))
      .filter((file) => new RegExp(`\\b${name}\\b`).test(read(file)));
    expect(readers).not.toEqual([]);
    const modules = new Set<string>();
    for (const reader of readers) codeOf(reader, modules);
    const code = [...modules].map(read).join('\n');
    const absent = callsOf(calls).filter(([, method]) => !new RegExp(`[.]${method}\\b`).test(code));
    expect(absent).toEqual([]);
  });

  it('are the table of docs/data.md', () => {
    const list = (named: PieceCalls['needs']): string =>
      Object.entries(named ?? {})
        .map(([port, methods]) => `\`${port}\`: ${methods.map((method) => `\`${method}\``).join(', ')}`)
        .join('; ') || 'nothing';
    const keys = read(join(SRC, 'providers/calls.ts')).matchAll(/^ {2}(\w+): typeof (\w+);$/gm);
    const rows = [...keys].map(([, key, name]) => {
      const { needs, uses } = (constants as Record<string, PieceCalls>)[name!]!;
      return `| \`${key}\` | ${list(needs)} | ${list(uses)} |`;
    });
    const guide = read(join(SRC, '../docs/data.md'));
    expect(guide.match(/^\| `[A-Z]\w+` \| (`|nothing).*\|$/gm)).toEqual(rows);
  });
});
