import type { PageDocument } from 'rotativa/blocks';
import { isPageDocument } from 'rotativa/domain';
import type { ServerContext } from '../context.ts';
import type { PagePreview } from './preview-token.ts';

/** Time limit for a draft or a revision, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * The document of a preview, from the service of pages.
 * @returns undefined if there is none any more
 * @throws Error if the service gives no usable reply
 */
export async function storedDocument(
  { config, fetch }: Pick<ServerContext, 'config' | 'fetch'>,
  brand: string,
  { page, author, revision }: PagePreview,
): Promise<PageDocument | undefined> {
  const { pagesOrigin, contentToken } = config;
  if (!pagesOrigin) return undefined;
  const url = new URL(
    revision === undefined ? '/pages/v1/drafts' : `/pages/v1/revisions/${revision}`,
    pagesOrigin,
  );
  url.search = new URLSearchParams({ brand, page, ...(author !== undefined && { author }) }).toString();
  const response = await fetch(url, {
    headers: contentToken ? { Authorization: `Bearer ${contentToken}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) throw new Error(`The service of pages answered ${response.status}.`);
  const { document } = (await response.json()) as { document?: unknown };
  if (!isPageDocument(document)) throw new Error('The service of pages sent no document.');
  return document;
}
