import type { FormResult } from 'rotativa/forms';
import type { FoundPage } from '../../pages/found-page.ts';
import { resolvePage } from '../../pages/resolve.ts';
import { loadBlocks } from './load-blocks.ts';
import { makePage } from './make-page.tsx';
import type { PageRequest } from './page-request.ts';
import { redirectPage, sendPage } from './send-page.ts';

/** The page at an address, with the answer to a form that was posted to it. */
export const showPosted = (
  request: PageRequest,
  url: URL,
  status: FoundPage['status'],
  posted: FormResult,
): Promise<Response> => showPage(request, url, { status, posted });

/** The page at an address, with what only this request knows. It is not kept. */
export async function showPage(
  request: PageRequest,
  url: URL,
  { status, ...own }: { status: FoundPage['status'] } & Pick<FoundPage['page'], 'posted' | 'seat'>,
): Promise<Response> {
  const { context, site, services } = request;
  const found = await resolvePage(url, site, request.sitePages.pages, services, context.config);
  if ('redirect' in found) return sendPage(request, { page: redirectPage(found.redirect), age: 0 });
  const shown = { ...found, status, page: { ...found.page, ...own } };
  const page = await makePage(request, { found: shown, prepared: await loadBlocks(request, shown) });
  return sendPage(request, { page, age: 0 });
}
