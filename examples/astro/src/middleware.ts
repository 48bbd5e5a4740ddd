import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineMiddleware } from 'astro:middleware';
import { createLinkedCss, withInlineCss } from 'rotativa/critical-css';
import styles from 'rotativa/critical-css.json' with { type: 'json' };
import { answerForm } from '../newspaper/server/forms.ts';
import { pageAt } from '../newspaper/server/pages.ts';
import { visitOf } from '../newspaper/server/visit.ts';

const HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** The routes that are not pages. */
const FILES: ReadonlySet<string> = new Set(['/rss.xml']);

/**
 * The rules that a page can need before its reader does something, from the stylesheets that it links. Vite's server has
 * those of development.
 */
const stylesOf = import.meta.env.DEV
  ? undefined
  : createLinkedCss(styles, (address) => readFile(join('dist/client', address), 'utf8'), { readOnly: true });

/** A page with its CSS in its head, and the hash of it in the policy that Astro has written. */
async function withStyles(page: Response): Promise<Response> {
  if (!stylesOf || !page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = await page.text();
  const css = await stylesOf(html);
  const hash = createHash('sha256').update(css).digest('base64');
  const headers = new Headers(page.headers);
  const policy = headers.get('content-security-policy');
  if (policy)
    headers.set('content-security-policy', policy.replace(/style-src [^;]*/, `$& 'sha256-${hash}'`));
  return new Response(withInlineCss(html, css), { status: page.status, headers });
}

/** A page as small as its reader's browser takes it: what comes late would be painted late, and move what is there. */
function compressed({ headers, body, status }: Response, accepted: string | null): Response {
  if (!body || !accepted?.includes('gzip') || !headers.get('content-type')?.startsWith('text/html'))
    return new Response(body, { status, headers });
  return new Response(body.pipeThrough(new CompressionStream('gzip')), {
    status,
    headers: [...headers, ['content-encoding', 'gzip']],
  });
}

/** Answers forms, and gives every page its reader and its content. */
export const onRequest = defineMiddleware(async ({ request, url, locals }, next) => {
  if (request.method === 'POST')
    return (await answerForm(request)) ?? new Response('There is no form at this address.', { status: 404 });
  if (FILES.has(url.pathname)) return next();
  locals.visit = await visitOf(request.headers.get('cookie'));
  locals.page = await pageAt(url, locals.visit);
  const response = await withStyles(await (locals.page.view === 'notFound' ? next('/404') : next()));
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return compressed(response, request.headers.get('accept-encoding'));
});
