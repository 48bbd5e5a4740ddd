import type { Context } from 'hono';
import { refusal } from './refusal.ts';
import type { DeskContext } from './context.ts';
import { sessionToken, withSession } from './session-cookie.ts';
import { relay } from './upstream.ts';

export const SIGN_IN_AGAIN = 'Tu sesión terminó. Entra de nuevo: lo que escribiste sigue en este equipo.';
export const PAGES_GONE =
  'El servicio de páginas no responde. Tu trabajo queda en este equipo; intenta de nuevo.';

/** The calls of the service that a browser may make. Those of sessions are not among them: their replies have a token. */
const ALLOWED: readonly [method: string, path: RegExp][] = [
  ['GET', /^(?:pages|page|revisions|history|draft|published|live|live\/blog|staff|audit)$/],
  ['GET', /^(?:stories|choices|unpublished)$/],
  ['GET', /^(?:collections|collection|collection-history|collection-stories)$/],
  ['PUT', /^(?:draft|collection|staff\/(?:roles|blocked))$/],
  ['POST', /^(?:revisions|publications|rollback|presence|live\/posts|story-previews|staff\/invitations)$/],
  ['PATCH', /^live(?:\/posts\/[\w-]{1,100})?$/],
  ['DELETE', /^(?:draft|publications\/[\w-]{1,64}|live\/posts\/[\w-]{1,100}|staff\/invitations)$/],
];

/** `/api/paginas/*` is the service of pages, with the token that the browser does not see. */
export async function relayPages(c: Context, context: DeskContext): Promise<Response> {
  const { config } = context;
  const token = sessionToken(c, config);
  if (!token) return refusal(401, 'unauthenticated', SIGN_IN_AGAIN);
  const { pathname, search } = new URL(c.req.url);
  const path = pathname.replace(/^\/api\/paginas\//, '');
  if (!ALLOWED.some(([method, form]) => method === c.req.method && form.test(path)))
    return refusal(404, 'unknown_address', 'La mesa no tiene esa dirección.');
  const url = new URL(`/desk/v1/${path}${search}`, config.pagesOrigin);
  const body = ['POST', 'PUT', 'PATCH'].includes(c.req.method) ? await c.req.text() : undefined;
  return withSession(c, config, await relay({ url, method: c.req.method, token, body }, context, PAGES_GONE));
}

/** The calls of an invitation, which need no session: the link is enough. */
const INVITATION = ['read', 'accept'];

export async function relayInvitation(c: Context, context: DeskContext): Promise<Response> {
  const call = c.req.param('call') ?? '';
  if (!INVITATION.includes(call)) return refusal(404, 'unknown_address', 'La mesa no tiene esa dirección.');
  const url = new URL(`/desk/v1/invitation/${call}`, context.config.pagesOrigin);
  return relay({ url, method: 'POST', token: '', body: await c.req.text() }, context, PAGES_GONE);
}
