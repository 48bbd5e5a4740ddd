/** An answered request on both servers: Hono's context. */
interface Answered {
  readonly req: { readonly method: string };
  readonly res: Response;
}

/**
 * Answers HEAD with the Content-Length of GET. Hono sends the headers of GET without its body, and Node measures only a
 * body that it sends. A stream without end has no length.
 */
export async function headLength(c: Answered, next: () => Promise<void>): Promise<void> {
  await next();
  // Looking at the body of an answer makes a stream of it.
  if (c.req.method !== 'HEAD') return;
  const { body, headers } = c.res;
  if (body === null || headers.has('Content-Length')) return;
  if (headers.get('Content-Type')?.startsWith('text/event-stream')) return;
  headers.set('Content-Length', String((await c.res.arrayBuffer()).byteLength));
}
