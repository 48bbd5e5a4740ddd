import { existsSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { SOURCE } from '../../compiler/entries.ts';

const nothing = (...names: string[]): string =>
  names.map((name) => `export const ${name} = () => () => {};`).join('\n');

/** Replacements for other imports of stories. Handlers do nothing; play functions and stories with state do not run. */
const REPLACED: Record<string, string> = {
  'storybook/test': nothing('expect', 'fireEvent', 'fn', 'screen', 'spyOn', 'userEvent', 'waitFor', 'within'),
  // Server modules must not import hooks.
  react: nothing('useEffect', 'useRef', 'useState'),
};

const storiesOf = (piece: string): string => join(SOURCE, piece, `${basename(piece)}.stories.tsx`);

/** All compiled modules are in one folder, so that they have the same path to the package. */
const moduleName = (piece: string): string => piece.replaceAll('/', '.');

/** Returns the pieces without stories. */
export const withoutStories = (pieces: readonly string[]): string[] =>
  pieces.filter((piece) => !existsSync(storiesOf(piece)));

/**
 * Compiles the stories for a project that has the packed library: `<folder>/components.Button.js`, and
 * `<folder>/index.js` with all of them by name. Only stories have sample props. Their imports
 * from the library come from the package; fixtures, which are not published, are compiled with them.
 *
 * @param pieces the public ones: `components/Button`
 * @param project the folder with `node_modules/rotativa`
 * @param folder where the modules are written, absolute
 */
export async function writeStories(
  pieces: readonly string[],
  project: string,
  folder: string,
): Promise<void> {
  await build({
    entryPoints: pieces.map((piece) => ({ in: storiesOf(piece), out: moduleName(piece) })),
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'warning',
    external: ['react/jsx-runtime'],
    plugins: [fromPackage(pieces, join(project, 'node_modules/rotativa'), folder)],
  });
  const lines = pieces.map((piece) => `  '${piece}': await import('./${moduleName(piece)}.js'),`);
  writeFileSync(join(folder, 'index.js'), `export const STORIES = {\n${lines.join('\n')}\n};\n`);
}

/** Pieces are imported by public entry, other shipped modules by file. */
function fromPackage(pieces: readonly string[], library: string, folder: string): Plugin {
  return {
    name: 'from-package',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(storybook\/test|react)$/ }, ({ path }) => ({ path, namespace: 'replaced' }));
      onLoad({ filter: /.*/, namespace: 'replaced' }, ({ path }) => ({ contents: REPLACED[path]! }));
      onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, kind }) => {
        if (kind === 'entry-point') return undefined;
        const module = relative(SOURCE, resolve(resolveDir, path)).replace(/\.tsx?$/, '');
        const piece = pieces.find((name) => [`${name}/index`, `${name}/${basename(name)}`].includes(module));
        if (piece) return { path: `rotativa/${piece}`, external: true };
        const shipped = join(library, 'dist', `${module}.js`);
        if (!existsSync(shipped)) return undefined;
        return { path: `./${relative(folder, shipped)}`, external: true };
      });
    },
  };
}
