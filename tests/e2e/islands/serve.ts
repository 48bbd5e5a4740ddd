import { createServer } from 'node:http';
import { mkdtemp, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { noPreloadHelper } from '../../../apps/sites/src/build/no-preload-helper.ts';

const FIXTURE = join(import.meta.dirname, 'fixture');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** React's two builds. They replay events and report mismatches differently. */
export type ReactMode = 'production' | 'development';

export interface FixtureSite {
  url: string;
  /** Names of the islands that threw on the server. */
  errors: string[];
  close: () => void;
}

const config = (mode: ReactMode, outDir: string): InlineConfig => ({
  root: FIXTURE,
  configFile: false,
  logLevel: 'error',
  mode,
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  resolve: { dedupe: ['react', 'react-dom'] },
  oxc: { jsx: { development: false } },
  build: { outDir, minify: mode === 'production', emptyOutDir: true },
});

/** Builds the fixture with one of React's builds and serves it under a strict CSP. */
export async function serveFixture(mode: ReactMode): Promise<FixtureSite> {
  const folder = await mkdtemp(join(tmpdir(), 'rotativa-islands-'));
  const client = config(mode, join(folder, 'client'));
  await build({
    ...client,
    plugins: [noPreloadHelper()],
    build: {
      ...client.build,
      rolldownOptions: {
        input: join(FIXTURE, 'entry.ts'),
        output: { entryFileNames: 'entry.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const server = config(mode, join(folder, 'server'));
  await build({
    ...server,
    ssr: { noExternal: true },
    build: {
      ...server.build,
      ssr: join(FIXTURE, 'page.tsx'),
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  const page = (await import(
    pathToFileURL(join(folder, 'server/page.mjs')).href
  )) as typeof import('./fixture/page.tsx');
  const { html, errors } = await page.render();

  const http = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = TYPES[extname(pathname)];
    try {
      if (type) {
        const body = await readFile(join(folder, 'client', pathname));
        response.writeHead(200, { 'content-type': type }).end(body);
      } else if (pathname === '/resultado') {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Resultado</h1>');
      } else {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy':
            "default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; style-src-attr 'unsafe-inline'",
        });
        response.end(documentOf(html));
      }
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, errors, close: () => http.close() };
}

const documentOf = (html: string): string => `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><title>Islas</title><link rel="icon" href="data:,">
<style nonce="abc">rt-island{display:contents}</style>
<script type="module" nonce="abc" src="/entry.js"></script></head>
<body>${html}</body></html>`;
