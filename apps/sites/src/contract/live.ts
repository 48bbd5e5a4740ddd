/** Path that gives the changes of a live blog, as events and as JSON. */
export const LIVE_PATH = '/api/en-vivo';

/** Parameters of the path: the blog's path, and the version that the reader has. */
export const LIVE_QUERY = { path: 'ruta', since: 'desde' } as const;

/** The address of a blog's changes; the reader adds the version. */
export const liveStreamAddress = (path: string): string =>
  `${LIVE_PATH}?${new URLSearchParams({ [LIVE_QUERY.path]: path })}`;
