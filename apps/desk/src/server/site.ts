import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import type { DeskContext } from './context.ts';
import { PAGES_GONE, SIGN_IN_AGAIN } from './pages.ts';
import { refusal } from './refusal.ts';
import { sessionToken, withSession } from './session-cookie.ts';
import { relay } from './upstream.ts';

/** The calls of a site that an editor needs. */
const CALLS: Readonly<Record<string, string>> = { borrador: 'POST', 'vista-previa': 'POST', bloques: 'GET' };

const SITE_GONE =
  'El sitio no responde, así que el borrador no se puede mostrar. Se intenta de nuevo con el próximo cambio.';

/** A session that was seen is believed for this long: an editor asks for a draft several times a second. One who is blocked has no draft after it. */
const SEEN_MS = 1_500;
const MOST_SEEN = 200;

type Roles = Readonly<Record<string, unknown>>;

/** Asks the service who the caller is, and remembers it for a moment. Tokens are kept as hashes. */
function createStaffCheck(context: DeskContext, now: () => number = () => performance.now()) {
  const seen = new Map<string, { until: number; roles: Roles }>();
  return async (token: string): Promise<Roles | Response> => {
    const key = createHash('sha256').update(token).digest('base64url');
    const known = seen.get(key);
    if (known && known.until > now()) return known.roles;
    seen.delete(key);
    const url = new URL('/desk/v1/session', context.config.pagesOrigin);
    const response = await relay({ url, method: 'GET', token }, context, PAGES_GONE);
    if (!response.ok) return response;
    const { staff } = (await response.json()) as { staff?: { roles?: Roles } };
    const roles = staff?.roles ?? {};
    if (seen.size >= MOST_SEEN) seen.delete(seen.keys().next().value!);
    seen.set(key, { until: now() + SEEN_MS, roles });
    return roles;
  };
}

const isBrand = (brand: string, sites: DeskContext['config']['sites']): brand is BrandKey =>
  Object.hasOwn(sites, brand);

/** `/api/sitio/{brand}/{call}` is the brand's site, with the token of this server, for staff with a role in the brand. */
export function createSiteRelay(context: DeskContext): (c: Context) => Promise<Response> {
  const { config } = context;
  const rolesOf = createStaffCheck(context);
  return async (c) => {
    const { brand = '', call = '' } = c.req.param() as { brand?: string; call?: string };
    if (!isBrand(brand, config.sites) || !Object.hasOwn(CALLS, call) || CALLS[call] !== c.req.method)
      return refusal(404, 'unknown_address', 'La mesa no tiene esa dirección.');
    const session = sessionToken(c, config);
    if (!session) return refusal(401, 'unauthenticated', SIGN_IN_AGAIN);
    const roles = await rolesOf(session);
    if (roles instanceof Response) return withSession(c, config, roles);
    if (!Object.hasOwn(roles, brand)) return refusal(403, 'forbidden', 'No tienes permiso en esta marca.');
    if (!config.token)
      return refusal(503, 'no_token', 'Esta mesa no está conectada con los sitios: falta DESK_TOKEN.');
    const body = c.req.method === 'POST' ? await c.req.text() : undefined;
    const url = new URL(`/api/${call}`, config.sites[brand]);
    return relay({ url, method: c.req.method, token: config.token, body }, context, SITE_GONE);
  };
}

const ASSET = /^\/assets\/[\w.-]+\.(?:woff2|svg|png|jpg|webp)$/;

/** The fonts and drawings of a site's styles: browsers load a font of another origin only if it allows that. */
export async function siteAsset(c: Context, { config, fetch: ask, log }: DeskContext): Promise<Response> {
  const [, , brand = '', ...rest] = new URL(c.req.url).pathname.split('/');
  const path = `/${rest.join('/')}`;
  if (!isBrand(brand, config.sites) || !ASSET.test(path)) return c.text('No encontrado', 404);
  try {
    const response = await ask(new URL(path, config.sites[brand]), {
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return c.text('No encontrado', 404);
    const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
    return new Response(response.body, {
      headers: { 'Content-Type': type, 'Cache-Control': 'private, max-age=31536000, immutable' },
    });
  } catch (error) {
    log.warn({ err: error, path }, 'a site did not answer');
    return c.text('El sitio no responde.', 502);
  }
}
