import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { chooseEncoding } from './compression.ts';
import { IMMUTABLE } from './cache.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  json: 'application/json',
};

const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

/**
 * A file of the client build, compressed beforehand. Its name changes with its content, so it is kept for ever.
 * @param folder of the client build
 */
export async function serveAsset(folder: string, request: Request): Promise<Response> {
  const path = normalize(new URL(request.url).pathname);
  const type = TYPES[path.split('.').at(-1) ?? ''];
  const missing = new Response('No encontrado', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  if (!type || !path.startsWith('/assets/')) return missing;
  const wanted = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined);
  for (const encoding of [wanted, 'identity'] as const) {
    const file = join(folder, path) + SUFFIXES[encoding];
    const size = await sizeOf(file);
    if (size === undefined) continue;
    const headers = new Headers({
      'Content-Type': type,
      'Content-Length': String(size),
      'Cache-Control': IMMUTABLE,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    if (request.method === 'HEAD') return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, { headers });
  }
  return missing;
}
