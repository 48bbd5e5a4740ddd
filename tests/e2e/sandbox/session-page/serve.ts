import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';

export interface SessionPage {
  /** The page's address, on another origin than the sandbox. */
  url(api: string): string;
  close(): void;
}

/**
 * A page with two React roots and one session, like a publisher's site.
 * @param vendorClient file of the vendor's identity client, which the page loads on demand as '/vendor.js'
 */
export async function serveSessionPage(vendorClient: string): Promise<SessionPage> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'entry.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['rotativa-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]!.contents;
  const page =
    '<!doctype html><html lang="es-CO"><title>Sitio</title><link rel="icon" href="data:,"><p id="header"></p><p id="aside"></p><script type="module" src="/entry.js"></script>';
  const server = createServer((request, response) => {
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    if (request.url === '/entry.js') send('text/javascript', script);
    else if (request.url === '/vendor.js')
      void readFile(vendorClient).then((client) => send('text/javascript', client));
    else send('text/html; charset=utf-8', page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (api) => `http://localhost:${port}/?api=${encodeURIComponent(api)}`,
    close: () => server.close(),
  };
}
