import type { Context } from 'hono';
import type { PageKind } from 'rotativa/domain';
import type { FormResult } from 'rotativa/forms';
import { readerWords } from 'rotativa/themes';
import { articleOf } from '../pages/article.ts';
import { BLOCKS } from '../pages/blocks.ts';
import { emptyPage } from '../pages/empty-page.ts';
import { PAGES } from '../pages/index.ts';
import { errorPage, resolvePage, type ErrorPage, type FoundPage } from '../pages/resolve.ts';
import { failureOf, type Failure } from '../render/failure.ts';
import { CONTENT_REGIONS, preparePage, type PreparedPage } from '../render/prepare.ts';
import type { SitesEnv } from './app.ts';
import type { ServerContext } from './context.ts';
import { modesOf } from './mode.ts';
import { signInPage } from '../pages/sign-in.ts';
import { receiveForm } from './forms/index.ts';
import { pageResponse, redirectResponse, type PageRequest, type ReadyPage } from './page-response.tsx';
import { createServices } from './services.ts';

/** The brand's error page for each failure of content. */
const ERROR_PAGES: Readonly<Record<Failure, ErrorPage>> = {
  refused: 'notFound',
  outage: 'unavailable',
  fault: 'error',
};

/** Pages whose content is lists of stories. */
const LIST_KINDS: readonly PageKind[] = ['home', 'section', 'author', 'tag', 'search'];

/** @throws Error if the request has no site */
export function pageRequest(context: ServerContext, c: Context<SitesEnv>): PageRequest {
  const { site, log } = c.var;
  if (!site) throw new Error('The request has no site.');
  return { c, context, site, log, services: createServices(context, site, log) };
}

/** The response to a page request: the page, a redirect, or the brand's error page. */
export async function answerPage(request: PageRequest): Promise<Response> {
  const { c, context, site, services } = request;
  const pages = PAGES[site.brand.key];
  try {
    const resolved = await resolvePage(new URL(c.req.url), site, pages, services, context.config);
    if ('redirect' in resolved) return redirectResponse(resolved.redirect);
    logLeftOut(request, resolved);
    return await pageResponse(request, await withFallback(request, resolved));
  } catch (error) {
    return answerError(request, error);
  }
}

/** The response to a posted form; undefined at an address without one. A refused form is shown again in its page. */
export async function answerForm(request: PageRequest): Promise<Response | undefined> {
  const { c, site } = request;
  const url = new URL(c.req.url);
  if (signInPage(site.brand, url.pathname, url.searchParams)?.block !== 'auth-form') return undefined;
  const outcome = await receiveForm(request);
  if (outcome instanceof Response) return outcome;
  return showPosted(request, url, outcome.status, outcome.result);
}

/** The page at an address, with the answer to a form that was posted to it. */
export async function showPosted(
  request: PageRequest,
  url: URL,
  status: FoundPage['status'],
  posted: FormResult,
): Promise<Response> {
  const { context, site, services } = request;
  const found = await resolvePage(url, site, PAGES[site.brand.key], services, context.config);
  if ('redirect' in found) return redirectResponse(found.redirect);
  const page = { ...found, status, page: { ...found.page, posted } };
  return pageResponse(request, { found: page, prepared: await prepare(request, page) });
}

/** The response to an error: the brand's error page, or plain text if that fails too. */
export async function answerError(request: PageRequest, error: unknown): Promise<Response> {
  const { site, log } = request;
  const failure = failureOf(error);
  if (failure === 'fault') log.error({ err: error }, 'page failed');
  const ready = { found: findErrorPage(request, ERROR_PAGES[failure]) };
  try {
    return await pageResponse(request, { ...ready, prepared: await prepare(request, ready.found) });
  } catch (secondError) {
    log.error({ err: secondError }, 'the error page failed too');
    return new Response(readerWords(site.brand.voice).tryAgain, {
      status: ready.found.status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  }
}

/** The page with its blocks. A page without content is replaced by an error page or a notice. */
async function withFallback(request: PageRequest, found: FoundPage): Promise<ReadyPage> {
  const ready = { found, prepared: await prepare(request, found) };
  const instead = fallback(ready);
  return instead === 'none' ? ready : prepareInstead(request, found, instead);
}

const prepareInstead = async (
  request: PageRequest,
  found: FoundPage,
  instead: ErrorPage | 'empty',
): Promise<ReadyPage> => {
  const other =
    instead === 'empty' ? { ...found, document: emptyPage(found.document) } : findErrorPage(request, instead);
  return { found: other, prepared: await prepare(request, other) };
};

/** The replacement of a page without content. */
function fallback({ found, prepared }: ReadyPage): ErrorPage | 'empty' | 'none' {
  const { page, emptyState } = found;
  const main = CONTENT_REGIONS.flatMap((region) => prepared.regions[region] ?? []);
  const lists = LIST_KINDS.includes(page.kind);
  // On a list page, a heading or a form alone is not content.
  if (main.some(({ name }) => !lists || BLOCKS.get(name)?.editorial)) return 'none';
  const failure = (['outage', 'fault', 'refused'] as const).find((kind) => prepared.failures.has(kind));
  if (failure) return ERROR_PAGES[failure];
  if (!lists) return 'error';
  if (emptyState === 'not-found') return 'notFound';
  if (emptyState === 'head') return 'none';
  return main.length > 0 && page.kind === 'search' && page.number === 1 ? 'none' : 'empty';
}

const findErrorPage = ({ c, site }: PageRequest, name: ErrorPage): FoundPage =>
  errorPage(name, site, PAGES[site.brand.key], new URL(c.req.url));

/** Logs the parts of a document that its page cannot show: unknown types, rejected embeds. */
function logLeftOut({ site, log }: PageRequest, { page: { document, path } }: FoundPage): void {
  if (!document) return;
  const { id, log: leftOut } = articleOf(document, site.brand, site.origin, path);
  if (leftOut.length > 0) log.warn({ document: id, leftOut }, 'parts of the document are not shown');
}

const prepare = ({ c, context, site, services, log }: PageRequest, found: FoundPage): Promise<PreparedPage> =>
  preparePage(found.document, {
    blocks: BLOCKS,
    services,
    page: { ...found.page, modes: modesOf(c, site, found) },
    budgetMs: context.config.blockBudgetMs,
    onError: (error, block) => {
      if (failureOf(error) === 'outage') context.outages.failed(error, { block });
      else log.warn({ err: error, block }, 'block left out');
    },
  });
