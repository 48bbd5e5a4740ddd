import { cacheControl, type CachePolicy } from '../cache-control.ts';
import { answerPage, makeErrorPage } from '../page/answer-page.ts';
import { encodedPage } from '../page/encoded-page.ts';
import type { MadePage } from '../page/page-cache.ts';
import type { PageRequest } from '../page/page-request.ts';
import { redirectPage } from '../page/send-page.ts';

/** A page for programs: a feed, a sitemap. */
export interface TextPage {
  /** Media type without its character set. */
  readonly type: string;
  readonly body: string;
  /** The last change of its content, as ISO. */
  readonly changed?: string | undefined;
  readonly keep: CachePolicy;
}

/** Reads a page for programs; undefined if there is none at the address. */
export type ReadTextPage = (request: PageRequest) => Promise<TextPage | { redirect: string } | undefined>;

const makeTextPage = (
  { encoding }: PageRequest,
  { type, body, changed, keep }: TextPage,
  has: (tag: string) => boolean,
): Promise<MadePage> => {
  const headers = {
    'Cache-Control': cacheControl(keep),
    // Readers' programs in a browser may read what all readers can.
    'Access-Control-Allow-Origin': '*',
    ...(changed && { 'Last-Modified': new Date(changed).toUTCString() }),
  };
  return encodedPage(encoding, { status: 200, type, parts: [type, body], keep, headers }, has, () => ({
    text: body,
  }));
};

/** The response with a page for programs. It is kept like other pages, and its errors are the brand's error pages. */
export const answerTextPage = (request: PageRequest, read: ReadTextPage): Promise<Response> =>
  answerPage(request, async (requested, has) => {
    const found = await read(requested);
    if (!found) return makeErrorPage(requested, 'notFound');
    return 'redirect' in found ? redirectPage(found.redirect) : makeTextPage(requested, found, has);
  });
