import { globSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { SOURCES } from '../../tools/storybook-build.ts';
import { openSources } from '../support/sources.ts';
import { isPage, type Story } from '../support/workbench.ts';
import { lineOf, storyOf, type Fingerprint } from './manifest.ts';

/**
 * The inputs of every story besides its own modules: sheets and fonts, which no module imports by their path, how
 * Storybook shows a story, the compiler of styles, the checks, and the installed packages. Words and islands are loaded
 * for all stories, but a story that has some imports them; the keys of a piece count for that piece.
 */
const COMMON = [
  '.storybook/main.ts',
  '.storybook/preview.ts',
  '.storybook/preview-head.html',
  'package-lock.json',
  'src/**/*.{css,woff2}',
  // Every footer has it.
  'apps/sites/src/server/sic.svg',
  'tests/visual/vitest.config.ts',
  'tests/visual/stories/*.ts',
];
/** Words and keys of a story are its own, and these files only choose the stories. */
const NOT_COMMON =
  /^(?:src\/messages\/|tests\/visual\/(?:inputs|passed)\.ts$|tests\/support\/(?:passed|sample)\.ts$|tests\/support\/keyboard\/(?!pattern\.|sweep\.))/;

/** The files that every story is made of. @param root the folder of the repository */
export const commonFiles = (root: string, { withImports } = openSources(root)): ReadonlySet<string> =>
  withImports(globSync(COMMON, { cwd: root }), (file) => NOT_COMMON.test(file));

/** The files that a file of stories, and what is checked of it, is made of. */
export interface Inputs {
  /**
   * @param file relative to the root
   * @param stories its stories
   * @returns a hash of its modules, of what all stories share, and of the keys and the pictures that it is compared with
   */
  of(file: string, stories: readonly Story[]): string;
}

/**
 * @param root the folder of the repository
 * @param pictures the manifest: a changed line must be compared again
 * @param keys what each piece does with keys, as data, by the name of its folder
 */
export function readInputs(
  root: string,
  pictures: ReadonlyMap<string, Fingerprint>,
  keys: Readonly<Record<string, object>>,
): Inputs {
  const read = openSources(root);
  const { hashOf, withImports } = read;
  const common = hashOf(commonFiles(root, read));
  let sources: string | undefined;
  /** Whole pages are composed by the code of the sites, from the content of the seed. */
  const ofPages = (): string =>
    (sources ??= hashOf(
      globSync(
        SOURCES.flatMap((path) => [path, `${path}/**/*`]),
        { cwd: root, withFileTypes: true },
      )
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    ));

  const linesOf = new Map<string, string[]>();
  for (const [name, picture] of pictures) {
    const story = storyOf(name);
    linesOf.set(story, [...(linesOf.get(story) ?? []), lineOf(name, picture)]);
  }

  return {
    of(file, stories) {
      const own = JSON.stringify(keys[dirname(file).split('/').at(-1)!] ?? null);
      const lines = stories.flatMap(({ id }) => [id, ...(linesOf.get(id) ?? []).sort()]);
      return hashOf(withImports([file]), [
        common,
        own,
        ...(stories.some(isPage) ? [ofPages()] : []),
        ...lines,
      ]).slice(0, 16);
    },
  };
}
