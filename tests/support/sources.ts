import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { relativeImports } from '../../compiler/specifiers.ts';

/** Reads each file once. Paths are relative to the root. */
export interface Sources {
  /** The files that a file imports by relative paths. */
  importsOf(file: string): readonly string[];
  /** The files with all that they import by relative paths, directly or not. */
  withImports(files: Iterable<string>, isSkipped?: (file: string) => boolean): Set<string>;
  /** A hash of the names and the contents of files, and of further lines. */
  hashOf(files: Iterable<string>, more?: readonly string[]): string;
}

/** @param root the folder of the repository */
export function openSources(root: string): Sources {
  const imported = new Map<string, readonly string[]>();
  const importsOf = (file: string): readonly string[] => {
    const known = imported.get(file);
    if (known) return known;
    const found = /\.tsx?$/.test(file)
      ? relativeImports(readFileSync(join(root, file), 'utf8'))
          .map(({ specifier }) => join(dirname(file), specifier.split('?')[0]!))
          .filter((target) => existsSync(join(root, target)))
      : [];
    imported.set(file, found);
    return found;
  };
  const withImports = (
    files: Iterable<string>,
    isSkipped = (_file: string): boolean => false,
  ): Set<string> => {
    const all = new Set(files);
    // A set that grows while it is read is read to its end.
    for (const file of all) for (const target of importsOf(file)) if (!isSkipped(target)) all.add(target);
    return all;
  };

  const contents = new Map<string, string>();
  const contentOf = (file: string): string => {
    const known = contents.get(file);
    if (known) return known;
    const hash = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    contents.set(file, hash);
    return hash;
  };
  const hashOf = (files: Iterable<string>, more: readonly string[] = []): string => {
    const lines = [...[...files].sort().map((file) => `${file} ${contentOf(file)}`), ...more];
    return createHash('sha256').update(lines.join('\n')).digest('hex');
  };

  return { importsOf, withImports, hashOf };
}
