import { pageFeed } from '../domain/feed/page-feed.ts';
import type { FeedRequest } from '../providers/ports/content.ts';
import type { BlockPage } from './defineBlock.ts';
import { sourceInclude } from './shared/teaser/fields.ts';

/**
 * The feed of a page, with the fields of teasers. All blocks of a page send the same request, so it is read once,
 * except those that need `more` fields than a teaser. Null if the address has no feed.
 */
export const pageRequest = (page: BlockPage, more: readonly string[] = []): FeedRequest | null =>
  pageFeed(page, sourceInclude(['additional_properties.event', ...more]));
