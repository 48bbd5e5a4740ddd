import type { ServerContext } from './context.ts';

/**
 * The paths of the content service's pictures and films. They are served under the same paths of every site, so that
 * the address in a document is right wherever it is printed, and the policy needs no other origin.
 */
export const MEDIA_PATHS = /^\/(images\/[\w-]+(\/[\w.-]+)?|videos\/[\w-]+\.\w+)$/;

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
const FIRST_BYTE_TIMEOUT_MS = 10_000;
const MEDIA_TYPE = /^(image|video|audio)\/|^text\/vtt/;

const picked = (headers: Headers, names: readonly string[]): Headers => {
  const few = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value) few.set(name, value);
  }
  return few;
};

const none = (status: 404 | 502): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** Passes on a picture or a film of the content service; an answer of any other kind is none. */
export async function serveMedia({ config, fetch }: ServerContext, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), FIRST_BYTE_TIMEOUT_MS);
  request.signal.addEventListener('abort', () => controller.abort(), { once: true });
  let found: Response;
  try {
    found = await fetch(new URL(pathname + search, config.contentOrigin), {
      method: request.method,
      headers: picked(request.headers, PASSED_ON),
      signal: controller.signal,
    });
  } catch {
    return none(502);
  } finally {
    clearTimeout(timer);
  }
  const isMedia = MEDIA_TYPE.test(found.headers.get('content-type') ?? '');
  if (found.status !== 304 && !(found.ok && isMedia)) {
    await found.body?.cancel();
    return none(found.status < 500 ? 404 : 502);
  }
  const headers = picked(found.headers, PASSED_BACK);
  // An SVG opened by itself is a document: it runs nothing.
  headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return new Response(found.body, { status: found.status, headers });
}
