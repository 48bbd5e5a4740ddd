import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { moduleProblems } from './environment.ts';
import { withStableIds } from './runtime-roots.ts';
import { StyleProblems, type StyleProblem } from './problem.ts';

/** Inside the repository, so that the bundle finds styled-components and React. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/rotativa-styles', import.meta.url));

/** The exports of each styles file, by the file's absolute path. */
export type EvaluatedStyles = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * Runs styles files with styled-components in one bundle, which is imported once. The same
 * content is the same module, so only edits cost memory in a long development session.
 *
 * @throws StyleProblems when a module that they import reads a clock, randomness or the browser
 */
export async function evaluateStyles(files: readonly string[]): Promise<EvaluatedStyles> {
  const problems: StyleProblem[] = [];
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file, index) => `export * as m${index} from ${JSON.stringify(file)};`).join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    jsx: 'automatic',
    packages: 'external',
    conditions: ['rotativa-source'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'rotativa-runtime-styles',
        setup({ onLoad }) {
          onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => ({
            contents: withStableIds(path, await readFile(path, 'utf8')),
            loader: 'ts',
          }));
          // Packages are external: what is loaded besides styles files is our own.
          onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
            problems.push(...moduleProblems(path, await readFile(path, 'utf8')));
            return undefined;
          });
        },
      },
    ],
  });
  if (problems.length > 0) throw new StyleProblems(problems);
  const { contents } = outputFiles[0]!;
  const path = join(CACHE, `${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`);
  if (!existsSync(path)) {
    await mkdir(CACHE, { recursive: true });
    const staging = `${path}.${process.pid}`;
    await writeFile(staging, contents);
    await rename(staging, path);
  }
  const modules = (await import(pathToFileURL(path).href)) as Record<string, Record<string, unknown>>;
  return new Map(files.map((file, index) => [file, modules[`m${index}`]!]));
}
