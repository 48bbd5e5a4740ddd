/** The header of every reply about staff or drafts. */
export const NO_STORE = { 'Cache-Control': 'no-store' };

/** An error for the browser, in the shape of the services: `message` is for editors. */
export const refusal = (status: number, code: string, message: string, headers: HeadersInit = {}): Response =>
  Response.json({ code, message }, { status, headers: { ...NO_STORE, ...headers } });
