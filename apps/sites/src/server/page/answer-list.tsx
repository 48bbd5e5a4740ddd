import { Islands } from 'rotativa/islands/server';
import { errorStatus } from '../../pages/documents/error-page.ts';
import { listedPage } from '../../pages/list-source.ts';
import { pageListOf } from '../../pages/list-rules.ts';
import { LIST_KINDS } from '../../render/ready-page.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { resolvePage } from '../../pages/resolve.ts';
import { failureOf } from '../../pages/failure.ts';
import { renderHtml } from '../../render/html.ts';
import { cacheControl, NO_STORE, PAGE_CACHE } from '../cache-control.ts';
import { plain } from '../plain.ts';
import { encodedPage } from './encoded-page.ts';
import type { MadePage } from './page-cache.ts';
import { isKept } from './page-cache-policy.ts';
import { answerPage } from './answer-page.ts';
import { loadBlocks } from './load-blocks.ts';
import type { PageRequest } from './page-request.ts';

const refuse = (status: number): MadePage => ({
  status,
  headers: { ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' },
  body: new TextEncoder().encode(''),
});

/** The items of one page of a list, with the styles and looks of the page itself. */
async function makeList(
  request: PageRequest,
  found: FoundPage,
  has: (tag: string) => boolean,
): Promise<MadePage> {
  const { context, site, log, encoding } = request;
  const placement = pageListOf(found.document);
  if (!placement) return refuse(404);
  const only = { ...found.document, regions: { main: [placement] } };
  const { regions, failures } = await loadBlocks(request, { ...found, document: only });
  const [failure] = failures;
  if (failure) return refuse(errorStatus(failure));
  const list = regions['main']?.[0];
  if (!list) return refuse(404);
  const envelope = {
    status: 200,
    type: 'text/html',
    parts: [context.build, site.brand.key, 'list', list.props],
    ...(isKept(found) && { keep: PAGE_CACHE }),
    headers: { 'Cache-Control': cacheControl(PAGE_CACHE), 'X-Robots-Tag': 'noindex' },
  };
  return encodedPage(encoding, envelope, has, async () => ({
    text: await renderHtml(
      <Islands onError={(error, island) => log.error({ err: error, island }, 'island left out')}>
        {list.element}
      </Islands>,
      { idPrefix: `p${found.page.number}-`, onError: (error) => log.error({ err: error }, 'list threw') },
    ),
  }));
}

async function readList(request: PageRequest, has: (tag: string) => boolean): Promise<MadePage> {
  const { context, site, services, url, log } = request;
  try {
    const found = await resolvePage(url, site, request.sitePages.pages, services, context.config);
    if ('redirect' in found || !LIST_KINDS.has(found.page.kind)) return refuse(404);
    return await makeList(request, found, has);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'fault') log.error({ err: error }, 'list failed');
    return refuse(errorStatus(failure));
  }
}

/** The items of a list's later page as HTML, for a page that adds them to those it shows. @see B4 */
export async function answerList(request: PageRequest): Promise<Response> {
  const url = listedPage(request.url);
  if (!url) return plain(400, 'No existe esa lista.');
  // The items are the same for all readers.
  return answerPage({ ...request, url, part: 'list', chosen: 'system', variant: 'anonymous' }, readList);
}
