import { liveAddress, LIVE_PARAMETERS, safeRedirect } from 'rotativa/domain';
import { liveBlogOf, stretchWith } from '../../pages/live.ts';
import type { PageRequest } from '../page/page-request.ts';
import { locationHeader } from '../redirect.ts';

/**
 * Leads from the lasting address of a post to the page that shows it now. At other addresses the parameter means nothing.
 * @returns undefined for an address without the parameter
 * @throws ApiError if the content cannot be read
 */
export async function answerLivePost({ url, site, services }: PageRequest): Promise<Response | undefined> {
  const id = url.searchParams.get(LIVE_PARAMETERS.post);
  if (id === null) return undefined;
  // A path that begins with two slashes would name a host.
  const path = safeRedirect(url.pathname);
  const document = await services.content.document(path);
  const blog = document ? liveBlogOf(document, site, path) : undefined;
  const number = blog && stretchWith(blog, id);
  const page = number === 'missing' || !blog ? path : `${liveAddress(path, 'newest', number)}#${id}`;
  return new Response(null, {
    status: 302,
    headers: { Location: locationHeader(page), 'Cache-Control': 'no-cache' },
  });
}
