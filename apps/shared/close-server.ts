import type { Server } from 'node:http';

/** Stops listening, lets running requests finish for `drainMs`, then closes them. */
export function closeServer(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
    // The only error is that of a server that does not listen.
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
