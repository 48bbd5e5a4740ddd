import { surrogateKeys } from 'rotativa/domain';
import { readerMessages } from 'rotativa/themes';
import { articleOf } from '../../pages/article.ts';
import { openToReader } from '../../pages/opened-documents.ts';
import { currentRequestId } from '../../../../shared/request-id.ts';
import { OverloadError, type Urgency } from '../../../../shared/bounded-queue.ts';
import { codeText, withRequestCode } from '../../pages/documents/request-code.ts';
import { errorPage, errorPageFor, type ErrorPage } from '../../pages/documents/error-page.ts';
import { readyPage } from '../../render/ready-page.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { resolvePage } from '../../pages/resolve.ts';
import { failureOf } from '../../pages/failure.ts';
import { isFresh } from '../etag.ts';
import { NO_STORE } from '../cache-control.ts';
import { loadBlocks } from './load-blocks.ts';
import { makePage } from './make-page.tsx';
import type { AgedPage, MadePage } from './page-cache.ts';
import { encodedTag } from './page-encoding.ts';
import { pageKey } from './page-key.ts';
import type { PageRequest } from './page-request.ts';
import { watchedPage } from './watched-page.ts';
import { redirectPage, sendPage } from './send-page.ts';

/** Reads the page of a request. @param has whether the asker has the content of a tag */
export type ReadPage = (request: PageRequest, has: (tag: string) => boolean) => Promise<MadePage>;

/** The response to a page request: the page, a redirect, or the brand's error page. */
export async function answerPage(request: PageRequest, read: ReadPage = readPage): Promise<Response> {
  const given = request.c.req.header('If-None-Match');
  const has = (tag: string): boolean => isFresh(given, encodedTag(tag, request.encoding));
  const found = await findPage(request, has, read);
  // Callers make up names of hosts and ways to write a path, of which the memory has none.
  if (found.page.keep && found.state) noteAsked(request);
  return sendPage(request, found);
}

/** Counts a kept page for the next start of a process. Others have parameters or a reader's variant. */
function noteAsked({ context, site, url, chosen, consent, encoding, geoVideo, variant }: PageRequest): void {
  if (url.search !== '' || geoVideo || variant !== 'anonymous') return;
  context.asked.note({
    brand: site.brand.key,
    origin: site.origin,
    path: url.pathname,
    mode: chosen,
    decided: consent !== undefined,
    encoding,
  });
}

/**
 * The page of a request, from memory if it may be kept there.
 * @param has whether the browser has the content of a tag
 */
export async function findPage(
  request: PageRequest,
  has: (tag: string) => boolean,
  read: ReadPage = readPage,
): Promise<AgedPage> {
  const { context, encoding, variant, url, sitePages } = request;
  const key = pageKey(request);
  // An error of the content has its own page, which takes as long to make, and so the same place.
  const made = async (known: typeof has): Promise<MadePage> => {
    const page = await read(request, known).catch((error: unknown) => readErrorPage(request, error));
    const used = sitePages.used();
    const keys = context.purge?.header(surrogateKeys(request.site.brand.key, used.keys()));
    return { ...page, headers: { ...page.headers, ...keys }, used };
  };
  const make = (known: typeof has, urgency: Urgency): Promise<MadePage> =>
    watchedPage(request, (begins) =>
      context.rendering
        .run(() => {
          begins();
          return made(known);
        }, urgency)
        .catch((error: unknown) => unmadePage(request, error)),
    );
  if (key === undefined || context.development) return { page: await make(has, 'awaited'), age: 0 };
  const { isCurrent } = sitePages;
  return context.pages.get({ key, encoding, variant, search: url.search, isCurrent }, make);
}

/** The page in place of one that is not made: it asks for patience if there was no place for it. */
async function unmadePage(request: PageRequest, error: unknown): Promise<MadePage> {
  if (!(error instanceof OverloadError)) return readErrorPage(request, error);
  const page = await request.context.busyPages(request, (busy) => makeErrorPage(busy, 'busy'));
  return { ...page, refused: true };
}

/** The page for readers at the address of a request. */
export async function readPage(request: PageRequest, has: (tag: string) => boolean): Promise<MadePage> {
  const { context, site, services, url } = request;
  const resolved = await resolvePage(url, site, request.sitePages.pages, services, context.config);
  if ('redirect' in resolved) return redirectPage(resolved.redirect);
  const { document } = resolved.page;
  if (document && request.variant === 'subscriber') openToReader(document);
  logLeftOut(request, resolved);
  const ready = await readyPage(resolved, site, url, request.sitePages.pages, (found) =>
    loadBlocks(request, found),
  );
  return makePage(request, ready, has);
}

/** The response to an error: the brand's error page, or plain text if that fails too. */
export const answerError = async (request: PageRequest, error: unknown): Promise<Response> =>
  sendPage(request, { page: await readErrorPage(request, error), age: 0 });

async function readErrorPage(request: PageRequest, error: unknown): Promise<MadePage> {
  if (failureOf(error) === 'fault') request.log.error({ err: error }, 'page failed');
  return makeErrorPage(request, errorPageFor(error));
}

/** The brand's error page, or plain text if that fails too. */
export async function makeErrorPage(request: PageRequest, name: ErrorPage): Promise<MadePage> {
  const { site, log, url, sitePages } = request;
  const found = withRequestCode(errorPage(name, site, url, sitePages.pages), currentRequestId());
  try {
    return await makePage(request, { found, prepared: await loadBlocks(request, found) });
  } catch (secondError) {
    log.error({ err: secondError }, 'the error page failed too');
    return {
      status: found.status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...NO_STORE },
      body: new TextEncoder().encode(
        [readerMessages(site.brand.voice).tryAgain, ...codeText(currentRequestId())].join(' '),
      ),
    };
  }
}

/** Logs the parts of a document that its page cannot show: unknown types, rejected embeds. */
function logLeftOut({ site, log }: PageRequest, { page: { document, path } }: FoundPage): void {
  if (!document) return;
  const { id, log: leftOut } = articleOf(document, site.brand, site.origin, path);
  if (leftOut.length > 0) log.warn({ document: id, leftOut }, 'parts of the document are not shown');
}
