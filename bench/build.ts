import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, transform, type BuildOptions } from 'esbuild';
import { SUBJECTS, type SubjectName } from './subjects.ts';

export interface Built {
  /** Path of the server's module. */
  server: string;
  /** The scripts by their file names: `client.js` of the page and `theme.js` of a thousand components, with their chunks. */
  scripts: ReadonlyMap<string, string>;
  css: string;
  /** Initial scripts of the page without React, in bytes after brotli. */
  scriptBytes: number;
  /** The same with scripts that may load later. */
  allScriptBytes: number;
}

const COMMON = {
  bundle: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.js': 'jsx', '.woff2': 'dataurl', '.svg': 'dataurl' },
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'error',
} satisfies BuildOptions;

const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** Returns a browser script with its chunks: all files by name, and the texts of the initial ones. */
async function bundleScript(name: string, code: string, resolveDir: string, external: string[]) {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    stdin: { contents: code, resolveDir, sourcefile: `${name}.jsx`, loader: 'jsx' },
    platform: 'browser',
    minify: true,
    target: 'es2022',
    splitting: true,
    outdir: resolveDir,
    entryNames: name,
    external,
    metafile: true,
  });
  const files = new Map(
    outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ path, text }) => [basename(path), text]),
  );
  const imports = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [
      basename(path),
      output.imports.filter(({ kind }) => kind === 'import-statement').map((found) => basename(found.path)),
    ]),
  );
  const started = new Set([`${name}.js`]);
  // The set grows during the iteration.
  for (const file of started) for (const next of imports.get(file) ?? []) started.add(next);
  return { files, initial: [...started].map((file) => files.get(file) ?? '') };
}

/** Builds every subject for the server and for the browser, with one bundler and the same options. */
export async function buildSubjects(dir: string): Promise<Map<SubjectName, Built>> {
  const resolveDir = join(dir, 'subjects');
  /** Returns the texts of a bundle by the ends of their names. */
  const bundle = async (code: string, options: BuildOptions): Promise<(ending: string) => string> => {
    const { outputFiles } = await build({
      ...COMMON,
      ...options,
      outdir: resolveDir,
      stdin: {
        contents: code,
        resolveDir,
        loader: options.loader?.['.css'] ? 'css' : 'jsx',
      },
    });
    return (ending) => outputFiles!.find(({ path }) => path.endsWith(ending))?.text ?? '';
  };
  const built = new Map<SubjectName, Built>();
  for (const subject of SUBJECTS) {
    const { name, module } = subject;
    const page = `import { Page } from './${module}.jsx';`;
    const hydrate =
      'client' in subject
        ? `import './${subject.client}.jsx';`
        : `${page} import { start } from './start.jsx'; start(Page);`;
    const switching = `import { Item, Themed, toggle } from './${module}.jsx';
      import { startTheme } from './start.jsx'; startTheme(Themed, Item, toggle);`;
    const serverCode = await bundle(
      `export * from './${module}.jsx'; export { cards } from './data.js'; export { createElement } from 'react';
       export { renderToPipeableStream, renderToString } from 'react-dom/server';`,
      {
        platform: 'node',
        conditions: ['module'],
        external: ['react', 'react-dom'],
        banner: {
          js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
        },
      },
    );
    const server = join(dir, `${name}.server.mjs`);
    writeFileSync(server, serverCode('.js'));
    const { files, initial } = await bundleScript('client', hydrate, resolveDir, REACT);
    const { css } = (await import(server)) as { css: string[] };
    // A kit has its stylesheet by name, or its modules import their CSS.
    const imports = css.map((path) => `@import '${path.includes('/') ? path : `./${path}`}';`).join('\n');
    const listed = await bundle(imports, {
      minify: true,
      loader: { '.css': 'css', '.woff2': 'empty', '.svg': 'empty' },
    });
    built.set(name, {
      server,
      scripts: new Map([
        ...(await bundleScript('client', hydrate, resolveDir, [])).files,
        ...('client' in subject ? [] : (await bundleScript('theme', switching, resolveDir, [])).files),
      ]),
      css: (await minified(serverCode('.css'))) + listed('.css'),
      scriptBytes: brotliCompressSync(initial.join('')).length,
      allScriptBytes: brotliCompressSync([...files.values()].join('')).length,
    });
  }
  return built;
}

const minified = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minify: true })).code;

/** Returns the installed version of a package, for the footer of the table. */
export const versionOf = (dir: string, name: string): string =>
  (JSON.parse(readFileSync(join(dir, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
