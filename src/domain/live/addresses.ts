import type { LiveOrder } from './stretch.ts';

/** Parameters of a live blog's addresses: its order, the number of a stretch, and a post to find. */
export const LIVE_PARAMETERS = { order: 'orden', stretch: 'tramo', post: 'entrada' } as const;

/** The value of the order that begins with the start of the coverage. */
export const FROM_START = 'inicio';

/**
 * The address of a page of a live blog.
 * @param path of the blog
 * @param number of the stretch; undefined: where the order begins
 */
export function liveAddress(path: string, order: LiveOrder, number?: number): string {
  const query = new URLSearchParams({
    ...(order === 'start' && { [LIVE_PARAMETERS.order]: FROM_START }),
    ...(number !== undefined && { [LIVE_PARAMETERS.stretch]: String(number) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The lasting address of a post. The server finds its page, which changes while the blog grows. */
export const livePostAddress = (path: string, id: string): string =>
  `${path}?${new URLSearchParams({ [LIVE_PARAMETERS.post]: id })}#${id}`;

/** The request for a live blog in an address. A number that cannot be one asks for nothing. */
export function readLiveAddress(query: URLSearchParams): { order: LiveOrder; number?: number } {
  const requested = query.get(LIVE_PARAMETERS.stretch) ?? '';
  const number = /^[1-9]\d{0,3}$/.test(requested) ? Number(requested) : undefined;
  return {
    order: query.get(LIVE_PARAMETERS.order) === FROM_START ? 'start' : 'newest',
    ...(number !== undefined && { number }),
  };
}
