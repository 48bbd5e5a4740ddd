import { ApiError, type Identity } from 'rotativa/domain';
import { createHttpSales, localEvents } from 'rotativa/providers/http';
import type { AccessFacts } from '../contract/access.ts';
import { ACCESS_S, accessCookie, variantFor } from './access.ts';
import { NO_STORE } from './cache-control.ts';
import { clientAddress, isOwnRequest } from './caller.ts';
import { findPage } from './page/answer-page.ts';
import type { PageRequest } from './page/page-request.ts';

const answer = (status: number, body: object = {}, cookie?: string): Response =>
  Response.json(body, {
    status,
    headers: { ...NO_STORE, ...(cookie !== undefined && { 'Set-Cookie': cookie }) },
  });

/**
 * The products of a token's reader, as the sales service has them now.
 * @throws ApiError 401 for a token that it does not take
 */
async function entitlementsOf(request: PageRequest, origin: string, accessToken: string): Promise<string[]> {
  const address = clientAddress(request);
  const sales = createHttpSales({
    origin,
    events: localEvents(),
    session: {
      current: async () => ({ uuid: '', accessToken, refreshToken: '' }),
      read: () => null,
      // The browser renews its session. A refused token stays refused here.
      renewed: () => Promise.reject(new ApiError('100011', 'Missing or invalid jwt', 401)),
      subscribe: () => () => undefined,
    },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      if (address) headers.set('x-forwarded-for', address);
      return request.context.fetch(input, { ...init, headers });
    },
  });
  return (await sales.entitlements()).skus.map(({ sku }) => sku);
}

/** A reader's products, and the cookie for them. */
interface Entitled {
  readonly products: string[];
  readonly cookie: string;
}

/** The products of a token's reader now, and the cookie for them. @throws ApiError */
async function askSales(request: PageRequest, accountOrigin: string, token: string): Promise<Entitled> {
  const { site, context } = request;
  const products = await entitlementsOf(request, accountOrigin, token);
  const value = await context.access.seal(products, site.origin);
  return { products, cookie: accessCookie(value, site.origin) };
}

/**
 * The cookie of a reader who has just signed in by a form: a browser without JavaScript does not ask for it. If the sales
 * service does not answer, the one that removes it: the sign-in is good, and the browser may have that of another reader.
 * @see P1
 */
export async function firstAccess(
  request: PageRequest,
  accountOrigin: string,
  { accessToken }: Pick<Identity, 'accessToken'>,
): Promise<string> {
  try {
    return (await askSales(request, accountOrigin, accessToken)).cookie;
  } catch (error) {
    request.log.warn({ err: error }, 'a reader has signed in without the cookie of entitlements');
    return accessCookie('', request.site.origin);
  }
}

/** A reader's products and cookie, or the response that refuses the request. */
async function entitled(request: PageRequest): Promise<Response | Entitled> {
  const { c, site, context, log } = request;
  const { accountOrigin } = context.config;
  if (!accountOrigin) return answer(404);
  if (!isOwnRequest(c.req.raw, site.origin)) return answer(403);
  const token = /^Bearer ([\w.-]+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (!token) return answer(401, {}, accessCookie('', site.origin));
  try {
    return await askSales(request, accountOrigin, token);
  } catch (error) {
    if (error instanceof ApiError && [401, 403].includes(error.httpStatus))
      return answer(401, {}, accessCookie('', site.origin));
    if (error instanceof ApiError && error.httpStatus === 429) return answer(429);
    log.error({ err: error }, 'the sales service does not say what a reader may read');
    return answer(502);
  }
}

/** Keeps the variant of a signed-in reader in a cookie, or removes it. The sales service decides. @see P1 */
export async function answerAccess(request: PageRequest): Promise<Response> {
  const { c, site } = request;
  if (c.req.method === 'DELETE')
    return isOwnRequest(c.req.raw, site.origin)
      ? answer(200, {}, accessCookie('', site.origin))
      : answer(403);
  if (c.req.method !== 'POST') return answer(405);
  const reader = await entitled(request);
  if (reader instanceof Response) return reader;
  const facts: AccessFacts = { variant: variantFor(reader.products), seconds: ACCESS_S };
  return answer(200, facts, reader.cookie);
}

/** A locked article as its subscribers get it, for a page that was opened without their cookie. @see P1 */
export async function answerLockedPart(request: PageRequest): Promise<Response> {
  const { c, site } = request;
  if (c.req.method !== 'POST') return answer(405);
  const path = request.url.searchParams.get('ruta') ?? '';
  const url = URL.canParse(path, site.origin) ? new URL(path, site.origin) : undefined;
  if (!url || url.origin !== new URL(site.origin).origin || url.pathname.startsWith('/api/'))
    return answer(400);
  const reader = await entitled(request);
  if (reader instanceof Response) return reader;
  const variant = variantFor(reader.products);
  // No error: most readers have no subscription, and browsers report errors.
  if (variant !== 'subscriber') return answer(200, { variant }, reader.cookie);
  const { page } = await findPage({ ...request, url, variant }, () => false);
  if (page.status !== 200) return answer(page.status >= 500 ? 502 : 404, {}, reader.cookie);
  const { 'Content-Type': type = '', 'Content-Encoding': encoding } = page.headers;
  return new Response(page.body, {
    headers: {
      ...NO_STORE,
      'Content-Type': type,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Set-Cookie': reader.cookie,
    },
  });
}
