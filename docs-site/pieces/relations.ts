import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SOURCE } from '../../compiler/entries.ts';

/** The pieces that a piece is made of, and those that it is in. */
export interface Relations {
  uses: string[];
  usedBy: string[];
}

/** Types are no part of what a piece shows. */
const IMPORT = /^(?:import|export)(?! type)[^;]*?from '(\.[^']+)'/gm;
const IS_APART = /\.(?:test|stories|styles)\.tsx?$/;
/** A piece that shows another imports its view, or its entry. A function from its folder is no use of it. */
const IS_VIEW = /\.tsx$|\/index\.ts$/;

const resolved = (file: string): string | undefined =>
  existsSync(file) && statSync(file).isFile() ? file : undefined;

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, path = '']) => resolved(join(dirname(file), path)))
    .filter((path) => path !== undefined);
}

/**
 * Which pieces are in which, from the imports of their files. Shared modules that are no piece are looked through.
 *
 * @param pieces their paths in `src`: `components/Button`
 */
export function relationsOf(pieces: readonly string[]): Map<string, Relations> {
  const pieceOf = (file: string): string | undefined => {
    const path = relative(SOURCE, file);
    return pieces.find((piece) => path.startsWith(`${piece}/`));
  };
  const usedIn = (piece: string): string[] => {
    const seen = new Set<string>();
    const used = new Set<string>();
    const look = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const imported of importsOf(file)) {
        const other = pieceOf(imported);
        if (other === undefined || other === piece) look(imported);
        else if (IS_VIEW.test(imported)) used.add(other);
      }
    };
    globSync('*.{ts,tsx}', { cwd: join(SOURCE, piece) })
      .filter((file) => !IS_APART.test(file))
      .forEach((file) => look(join(SOURCE, piece, file)));
    return pieces.filter((other) => used.has(other));
  };
  const uses = new Map(pieces.map((piece) => [piece, usedIn(piece)]));
  return new Map(
    pieces.map((piece) => [
      piece,
      { uses: uses.get(piece)!, usedBy: pieces.filter((other) => uses.get(other)!.includes(piece)) },
    ]),
  );
}
