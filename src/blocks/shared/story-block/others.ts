import type { AnsDocument } from '../../../domain/ans/document.ts';
import type { FeedRequest } from '../../../domain/feed/sources.ts';
import type { ContentServices } from '../../../providers/ports/content-services.ts';
import type { BlockPage } from '../../block-page.ts';

/** The result of a request without the page's document; null without a request. */
export async function others(
  request: FeedRequest | null | undefined,
  { content }: ContentServices,
  { document, signal }: BlockPage,
): Promise<{ stories: readonly AnsDocument[] } | null> {
  if (!request) return null;
  const feed = await content.feed(request, { signal });
  return { stories: feed.content_elements.filter(({ _id }) => _id !== document?._id) };
}
