import { ApiError, CLIENT_CODES, type Feed } from 'rotativa/domain';

/**
 * The newest stories of the whole site. There are always some, so an empty list is a fault of its service: what it would
 * give must not stay in a cache.
 * @throws ApiError
 */
export function ofWholeSite(feed: Feed): Feed {
  if (feed.content_elements.length > 0) return feed;
  throw new ApiError(CLIENT_CODES.badReply, 'the list of the whole site is empty');
}
