import { randomBytes } from 'node:crypto';
import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { answerForm } from '../newspaper/server/forms.ts';
import { pageAt, type Page } from '../newspaper/server/pages.ts';
import { contentPolicy, pageHeaders } from '../newspaper/server/policy.ts';
import { visitOf, type Visit } from '../newspaper/server/visit.ts';

/** The reader of a request, read once for all loaders. */
export const visitContext = createContext<Visit>();

/** The nonce of an answer. */
export const nonceContext = createContext<string>();

/** Answers forms, and gives every page its reader and its content security policy. */
export const newspaper: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method === 'POST')
    return (await answerForm(request)) ?? new Response('There is no form at this address.', { status: 404 });
  const nonce = randomBytes(16).toString('base64');
  context.set(nonceContext, nonce);
  context.set(visitContext, await visitOf(request.headers.get('cookie')));
  const response = await next();
  const policy = contentPolicy({ nonce, development: import.meta.env.DEV });
  for (const [name, value] of Object.entries(pageHeaders(policy))) response.headers.set(name, value);
  response.headers.set('cache-control', 'private, no-cache');
  response.headers.append('vary', 'cookie');
  return response;
};

/** A page of one view, as the reader of the request may read it. @throws a response for an address without one */
export async function loadPage<View extends Page['view']>(
  view: View,
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
): Promise<Extract<Page, { view: View }>> {
  const page = await pageAt(url, context.get(visitContext));
  if (page.view !== view) throw data(null, { status: 404 });
  return page as Extract<Page, { view: View }>;
}
