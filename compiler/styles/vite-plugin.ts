import { fileURLToPath } from 'node:url';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { withStableIds } from './runtime-roots.ts';
import { parse } from './parse.ts';
import { StyleProblems, type StyleProblem } from './problem.ts';
import { BASE_FILES, baseSheet, wholeSheet } from './sheets.ts';
import { compileRoots } from './compile-roots.ts';

export interface RotativaStylesOptions {
  /**
   * `compiled` (the default) is the same as the package: compiled roots and extracted CSS. `runtime` keeps
   * styled-components in the page, for the test that both compute the same styles.
   */
  mode?: 'compiled' | 'runtime';
  /** The library's source folder. */
  source?: string;
}

/** `import 'virtual:rotativa.css'` or the package's entry returns the extracted CSS. */
const MODULES = new Set(['virtual:rotativa.css', 'rotativa/styles.css']);
const RESOLVED = '/@rotativa/module.css';
/** For a server that writes its own document: `<link rel="stylesheet" href="/@rotativa/styles.css">` in development. */
export const STYLES_URL = '/@rotativa/styles.css';

const LIBRARY = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * Makes Vite use the library's source as the package ships it: roots in `*.styles.ts` become compiled, and their CSS is
 * a module (`virtual:rotativa.css`, or `rotativa/styles.css`) and, in development, a file at
 * `STYLES_URL`. Both swap hot, with React's state kept. A broken rule is an error with its place.
 */
export function rotativaStyles({ mode = 'compiled', source = LIBRARY }: RotativaStylesOptions = {}): Plugin {
  const runtime = join(source, 'styling', 'compiled-root.ts');
  const baseFiles = new Set<string>(Object.values(BASE_FILES).map((file) => join(source, file)));
  const isStyles = (file: string) => file.startsWith(source + sep) && file.endsWith('.styles.ts');
  const css = () => (mode === 'runtime' ? baseSheet(source) : wholeSheet(source));

  return {
    name: 'rotativa-styles',
    enforce: 'pre',

    config: () => ({
      // A linked package has its own node_modules, and hooks fail with two copies of React.
      resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
    }),

    resolveId(id) {
      const [name, query] = id.split('?');
      if (!MODULES.has(name!)) return undefined;
      return query === undefined ? RESOLVED : `${RESOLVED}?${query}`;
    },

    async load(id) {
      if (id.split('?')[0] !== RESOLVED) return undefined;
      try {
        return await css();
      } catch (error) {
        return this.error(asViteError(error));
      }
    },

    transform(code, id) {
      const file = id.split('?')[0]!;
      if (!isStyles(file)) return undefined;
      const [problem] = parse(file, code).problems;
      if (problem) this.error(viteError(problem));
      return {
        code: mode === 'runtime' ? withStableIds(file, code) : compileRoots(file, code, runtime),
        map: null,
      };
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== STYLES_URL) return next();
        css().then(
          (text) => {
            response.setHeader('Content-Type', 'text/css; charset=utf-8');
            response.setHeader('Cache-Control', 'no-cache');
            response.end(text);
          },
          (error: unknown) => next(error),
        );
      });
    },

    async hotUpdate({ file, modules, server, timestamp }) {
      if (!isStyles(file) && !baseFiles.has(file)) return undefined;
      const sheet = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (this.environment.name === 'client' && mode === 'compiled') await swapLink(server, css, timestamp);
      return sheet ? [...modules, sheet] : modules;
    },
  };
}

/** Makes open pages load the linked file again, or shows the error. */
async function swapLink(server: ViteDevServer, css: () => Promise<string>, timestamp: number): Promise<void> {
  try {
    await css();
    server.ws.send({
      type: 'update',
      updates: [{ type: 'css-update', path: STYLES_URL, acceptedPath: STYLES_URL, timestamp }],
    });
  } catch (error) {
    server.ws.send({ type: 'error', err: { stack: '', ...asViteError(error) } });
  }
}

interface ViteError {
  message: string;
  id?: string;
  frame?: string;
  loc?: { file: string; line: number; column: number };
}

function viteError({ file, line, column, lineText, message }: StyleProblem): ViteError {
  const number = `${line}`;
  const frame = `${number} | ${lineText}\n${' '.repeat(number.length)} | ${' '.repeat(column)}^`;
  return { message, id: file, frame, loc: { file, line, column } };
}

function asViteError(error: unknown): ViteError {
  if (!(error instanceof StyleProblems)) return { message: String(error) };
  const [first] = error.problems;
  return { ...viteError(first!), message: error.message };
}
