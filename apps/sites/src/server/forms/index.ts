import { getConnInfo } from '@hono/node-server/conninfo';
import { createMemoryStorage } from 'rotativa/providers';
import { createHttpIdentity, localEvents } from 'rotativa/providers/http';
import { NO_STORE } from '../cache.ts';
import type { PageRequest } from '../page-request.ts';
import { seeOther } from '../redirect.ts';
import type { Accepted } from './forms.ts';
import type { ServerContext } from '../context.ts';
import { clearHandoff, type Handoff } from './handoff.ts';
import { clearDraft } from './purchase-draft.ts';

/** Maximum length of a form's body in bytes. */
export const FORM_MAX_BYTES = 20_000;

/** Names that the form library reserves for scripts. */
const RESERVED = ['__intent__', '__state__'];

/**
 * Whether the site's own page sent the request. Browsers name the origin of every form, and write 'null' for a page
 * that sends no referrer, as those of letters; then their other header tells.
 */
export function isOwnRequest(request: Request, origin: string): boolean {
  const given = request.headers.get('origin');
  if (given !== null && given !== 'null') return given === origin;
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

/** The reader's address: as the proxy in front of the named hosts saw it, else as the connection has it. */
export function addressOf({ c, context }: PageRequest): string {
  const seen = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  if (seen && Object.keys(context.config.hosts).length > 0) return seen;
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // A test has no connection.
    return '';
  }
}

/** Calls of the account service for one reader: it counts by the reader's address, and writes letters of the site. */
export function identityOf(request: PageRequest, accountOrigin: string) {
  const { site, context } = request;
  const address = addressOf(request);
  return createHttpIdentity({
    origin: accountOrigin,
    storage: createMemoryStorage(),
    clock: { now: context.clock },
    events: localEvents(),
    log: () => undefined,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('origin', site.origin);
      if (address) headers.set('x-forwarded-for', address);
      return context.fetch(input, { ...init, headers });
    },
  });
}

/** A response without a page. */
export const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' } });

/** The fields of a form that one of the site's own pages posted, or the response that refuses it. */
export async function readForm(request: PageRequest): Promise<Response | URLSearchParams> {
  const { c, site, context } = request;
  if (!isOwnRequest(c.req.raw, site.origin)) return plain(403, 'El formulario es de otro sitio.');
  if (!c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded'))
    return plain(415, 'No es un formulario.');
  if (!context.limit(addressOf(request)))
    return plain(429, 'Demasiados intentos. Hay que esperar unos minutos.');
  const text = await c.req.text();
  if (text.length > FORM_MAX_BYTES) return plain(413, 'El formulario es demasiado largo.');
  const data = new URLSearchParams(text);
  for (const name of RESERVED) data.delete(name);
  return data;
}

/** Leads to the next page, and gives the browser the session that the form began. */
export function accepted({ location, session }: Accepted, handoff: Handoff, origin: string): Response {
  const response = seeOther(location);
  if (session)
    for (const cookie of handoff.cookies(session, origin.startsWith('https:')))
      response.headers.append('Set-Cookie', cookie);
  return response;
}

/** Gives what posted forms hold for this browser to the site's own page, once: a session, the steps of a purchase. */
export function answerHandoff(
  request: Request,
  origin: string,
  { handoff, drafts }: Pick<ServerContext, 'handoff' | 'drafts'>,
): Response {
  if (request.method !== 'POST') return Response.json({}, { status: 405, headers: NO_STORE });
  if (!isOwnRequest(request, origin)) return Response.json({}, { status: 403, headers: NO_STORE });
  const cookies = request.headers.get('cookie') ?? undefined;
  const purchase = drafts.open(cookies);
  const response = Response.json(
    { ...handoff.open(cookies), ...(purchase && { purchase }) },
    { headers: NO_STORE },
  );
  const secure = origin.startsWith('https:');
  for (const cookie of [...clearHandoff(secure), ...(purchase ? [clearDraft(secure)] : [])])
    response.headers.append('Set-Cookie', cookie);
  return response;
}
