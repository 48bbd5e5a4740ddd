/** Serves the newspaper: `node server.ts`, after a build; `node server.ts --dev` with Vite's reloads. */
import { createServer, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { escapeHtml } from 'rotativa/domain';
import { rss } from './newspaper/server/feed.ts';
import { answerForm } from './newspaper/server/forms.ts';
import { pageAt, type Page } from './newspaper/server/pages.ts';
import { contentPolicy, pageHeaders } from './newspaper/server/policy.ts';
import { modeAttribute, readerAttribute, visitOf, type Visit } from './newspaper/server/visit.ts';
import { brand, origin } from './newspaper/site.ts';

const port = Number(process.env['PORT'] ?? 3000);
/** In development React's reloads need a script in the page, which the policy allows by this nonce. */
const nonce = process.argv.includes('--dev') ? crypto.randomUUID() : undefined;
const vite = nonce
  ? await (
      await import('vite')
    ).createServer({ server: { middlewareMode: true }, appType: 'custom', html: { cspNonce: nonce } })
  : undefined;
const built = vite ? undefined : await readFile('dist/index.html', 'utf8');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Scripts and stylesheets, compressed once. */
const compressed = new Map<string, Uint8Array<ArrayBuffer>>();

/** A file of the build; undefined for a path that is none. */
async function fileAt(path: string, encodings: string): Promise<Response | undefined> {
  const type = TYPES[extname(path)];
  if (!type) return undefined;
  const body = await readFile(join('dist', normalize(path))).catch(() => undefined);
  if (!body) return undefined;
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  const headers = { 'content-type': type, 'cache-control': cache, vary: 'accept-encoding' };
  if (!type.startsWith('text/') || !/\bbr\b/.test(encodings)) return new Response(body, { headers });
  const small = compressed.get(path) ?? brotliCompressSync(body);
  compressed.set(path, small);
  return new Response(small, { headers: { ...headers, 'content-encoding': 'br' } });
}

const tag = (name: string, value: string): string =>
  `<meta property="${name}" content="${escapeHtml(value)}">`;

/** The head of a page, for search engines and for previews of links. */
const headOf = ({ title, description, canonical, image, view, data }: Page): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(canonical === undefined
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${origin}${canonical}">`, tag('og:url', origin + canonical)]),
    tag('og:title', title),
    tag('og:description', description),
    tag('og:type', view === 'story' || view === 'entry' ? 'article' : 'website'),
    ...(image ? [tag('og:image', image)] : []),
    `<meta name="theme-color" content="${brand.themeColor.light}">`,
    ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
  ].join('\n    ');

/** JSON in a script element: `<` is escaped, as in structured data. */
const jsonText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document. Brand, mode and reader are attributes, so the first frame is in the reader's mode. */
async function documentOf(page: Page, visit: Visit, address: string): Promise<string> {
  const html = built ?? (await vite!.transformIndexHtml(address, await readFile('index.html', 'utf8')));
  const mode = modeAttribute(visit);
  const root = `<html lang="es-CO" data-brand="${brand.key}" data-reader="${readerAttribute(visit)}"${mode ? ` data-mode="${mode}"` : ''}`;
  return html
    .replace('<html lang="es-CO"', () => root)
    .replace('<!--head-->', () => headOf(page))
    .replace(
      '<!--page-->',
      () => `<script type="application/json" id="page">${jsonText({ page, visit })}</script>`,
    );
}

async function answer(request: Request): Promise<Response> {
  const address = new URL(request.url);
  if (request.method === 'POST')
    return (await answerForm(request)) ?? new Response('There is no form at this address.', { status: 404 });
  if (address.pathname === '/rss.xml') return rss();
  const file = vite
    ? undefined
    : await fileAt(address.pathname, request.headers.get('accept-encoding') ?? '');
  if (file) return file;
  const visit = await visitOf(request.headers.get('cookie'));
  const page = await pageAt(address, visit);
  const headers = {
    ...pageHeaders(contentPolicy(nonce ? { nonce, development: true } : {})),
    'cache-control': 'private, no-cache',
    vary: 'accept, cookie',
  };
  if (request.headers.get('accept')?.startsWith('application/json'))
    return Response.json({ page, visit }, { status: page.status, headers });
  const html = await documentOf(page, visit, address.href);
  return new Response(html, {
    status: page.status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** A request of Node as one of the Fetch API. */
function requestOf(message: IncomingMessage): Request {
  const headers = new Headers(
    Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
      values.map((one): [string, string] => [name, one]),
    ),
  );
  const body = message.method === 'POST' ? Readable.toWeb(message) : null;
  return new Request(new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`), {
    ...{ method: message.method ?? 'GET', headers },
    ...(body && { body: body as ReadableStream, duplex: 'half' }),
  });
}

const server = createServer((message, reply) => {
  const respond = async (): Promise<void> => {
    const { status, headers, body } = await answer(requestOf(message));
    reply.writeHead(status, {
      ...Object.fromEntries(headers),
      ...(headers.has('set-cookie') && { 'set-cookie': headers.getSetCookie() }),
    });
    if (body) Readable.fromWeb(body as never).pipe(reply);
    else reply.end();
  };
  const go = (): void =>
    void respond().catch((error: unknown) => {
      console.error(error);
      if (!reply.headersSent) reply.writeHead(500);
      reply.end('Algo salió mal. Vale la pena intentar de nuevo en unos minutos.');
    });
  if (vite) vite.middlewares(message, reply, go);
  else go();
});
server.listen(port, () => console.log(`http://localhost:${port}`));
