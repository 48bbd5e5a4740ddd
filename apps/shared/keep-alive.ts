/**
 * How long a server keeps an idle connection, in milliseconds. Balancers and clients close theirs earlier: if the server
 * closed first, a request that is already on its way would be lost.
 */
export const KEEP_ALIVE_MS = 75_000;
