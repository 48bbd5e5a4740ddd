/** An answered request on both servers: Hono's context. */
interface Answered {
  readonly res: Response;
}

/**
 * Gives every answer the time of the server's clock. Node would give the time of the machine, which may be wrong: the sites
 * read the backend's clock here, and a cache in front computes the age of a page from it.
 */
export const dateHeader =
  (clock: () => Date) =>
  async (c: Answered, next: () => Promise<void>): Promise<void> => {
    await next();
    c.res.headers.set('Date', clock().toUTCString());
  };
