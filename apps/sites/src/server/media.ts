import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { BrandKey } from 'rotativa/themes';
import { clientAddress } from './caller.ts';
import { NO_STORE } from './cache-control.ts';
import type { ServerContext } from './context.ts';
import type { SitesEnv } from './sites-env.ts';

/**
 * Paths of the content service's pictures, videos, sounds and documents. Every site serves them under the same paths, so that addresses in
 * documents work on all sites, and the policy needs no other origin.
 */
export const MEDIA_PATHS = /^\/(images\/[\w-]+(\/[\w.-]+)?|(videos|sounds|documents)\/[\w-]+\.\w+)$/;

const PASSED_ON = ['accept', 'range', 'if-range', 'if-none-match', 'if-modified-since'];
const PASSED_BACK = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
];
/** A picture that the service resizes, which is not a file of one size. */
const RESIZED = /^\/images\/[\w-]+$/;
const FIRST_BYTE_TIMEOUT_MS = 10_000;
const MEDIA_TYPE = /^(image|video|audio)\/|^text\/vtt|^application\/(pdf|vnd\.apple\.mpegurl)/;

const picked = (headers: Headers, names: readonly string[]): Headers => {
  const few = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value) few.set(name, value);
  }
  return few;
};

/** The service makes films and editions in turns of its callers, and the caller is the reader. */
function passedOn(headers: Headers, reader: string): Headers {
  const few = picked(headers, PASSED_ON);
  if (reader) few.set('x-forwarded-for', reader);
  return few;
}

/** The status that proxies log for a reader who left before the reply: no failure of a server. */
const READER_LEFT = 499;

const none = (status: 404 | typeof READER_LEFT | 502): Response =>
  new Response(null, { status, headers: NO_STORE });

/**
 * The policy of a file that is opened directly or in a frame. An SVG is a document then, and this policy blocks its
 * scripts. Browsers do not show a PDF in a sandbox, and their viewer is an object of the file's own page.
 */
const policyOf = (type: string): string =>
  type.startsWith('application/pdf')
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Where the service has a file. It prints pictures in the manner of the site's brand. */
function sourceOf(request: URL, brand: BrandKey | undefined, contentOrigin: string): URL {
  const source = new URL(request.pathname + request.search, contentOrigin);
  if (brand && RESIZED.test(request.pathname)) source.searchParams.set('treatment', brand);
  return source;
}

/** Passes on a picture, a video, a sound or a document of the content service. A reply of any other type is rejected. */
export async function serveMedia(
  context: Pick<ServerContext, 'config' | 'fetch' | 'nearestAddress'>,
  c: Context<SitesEnv>,
): Promise<Response> {
  const { config, fetch } = context;
  const request = c.req.raw;
  const source = sourceOf(new URL(request.url), c.var.site?.brand.key, config.contentOrigin);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), FIRST_BYTE_TIMEOUT_MS);
  request.signal.addEventListener('abort', () => controller.abort(), { once: true });
  let found: Response;
  try {
    found = await proxy(source, {
      raw: request,
      // Never send the reader's cookies.
      headers: passedOn(request.headers, clientAddress({ c, context })),
      signal: controller.signal,
      customFetch: fetch,
    });
  } catch {
    return none(request.signal.aborted ? READER_LEFT : 502);
  } finally {
    clearTimeout(timer);
  }
  const type = found.headers.get('content-type') ?? '';
  const isMedia = MEDIA_TYPE.test(type);
  if (found.status !== 304 && !(found.ok && isMedia)) {
    await found.body?.cancel();
    return none(found.status < 500 ? 404 : 502);
  }
  const headers = picked(found.headers, PASSED_BACK);
  headers.set('Content-Security-Policy', policyOf(type));
  return new Response(found.body, { status: found.status, headers });
}
