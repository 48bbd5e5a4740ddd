import { defineMiddleware } from 'astro:middleware';
import { answerForm } from '../newspaper/server/forms.ts';
import { pageAt } from '../newspaper/server/pages.ts';
import { visitOf } from '../newspaper/server/visit.ts';

const HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'cookie',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** The routes that are not pages. */
const FILES: ReadonlySet<string> = new Set(['/rss.xml']);

/** Answers forms, and gives every page its reader and its content. */
export const onRequest = defineMiddleware(async ({ request, url, locals }, next) => {
  if (request.method === 'POST')
    return (await answerForm(request)) ?? new Response('There is no form at this address.', { status: 404 });
  if (FILES.has(url.pathname)) return next();
  locals.visit = await visitOf(request.headers.get('cookie'));
  locals.page = await pageAt(url, locals.visit);
  const response = await (locals.page.view === 'notFound' ? next('/404') : next());
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
});
