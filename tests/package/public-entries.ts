import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Target = string | { default: string };

/**
 * Returns every entry of an installed package, with the patterns of `exports` expanded to its files:
 * `./components/Button`, `./components/Button.css`, ….
 *
 * @param library the installed package's folder
 */
export function publicEntries(library: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    exports: Record<string, Target>;
  };
  return Object.entries(exports).flatMap(([name, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    const [before, after] = file.split('*');
    if (before === undefined || after === undefined) return [name];
    return globSync(`${before}**/*${after}`, { cwd: library })
      .map((path) => path.slice(before.length - './'.length, path.length - after.length))
      .map((found) => name.replace('*', found))
      .sort();
  });
}
