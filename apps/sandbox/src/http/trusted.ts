import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import { bringsToken } from '../security/service-token.ts';
import { HttpError } from './errors.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** The caller's address; undefined for a call inside this process. */
export function remoteAddress(c: Context): string | undefined {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress;
}

/** Headers that proxies, load balancers and tunnels add to requests. */
const PROXY_HEADER =
  /^(forwarded|via|cdn-loop|client-ip|true-client-ip|x-(forwarded|original|real|client|cluster|proxyuser|envoy|amzn?|azure|arr|appengine|rewrite|host)(-.*)?|(cf|fastly|fly|ngrok)-.*)$/i;

/**
 * Whether the caller is a program on this machine: not a browser page, not a caller behind a proxy, and no DNS
 * rebinding. Those have an origin, a header of the proxy or a foreign host. A call inside this process has no address.
 */
function isLocal(c: Context): boolean {
  const address = remoteAddress(c);
  const inside = address === undefined;
  const names = [...c.req.raw.headers.keys()];
  const passedOn = names.some((name) => name === 'origin' || PROXY_HEADER.test(name));
  const host = c.req.header('host') ?? (inside ? 'localhost' : '');
  return (inside || LOOPBACK.test(address)) && !passedOn && LOCAL_HOST.test(host);
}

/**
 * Allows callers with SANDBOX_TOKEN, and in development programs on this machine. In production no address is trusted.
 */
export const trustedOnly = ({ mode, token }: Pick<Config, 'mode' | 'token'>) =>
  callersWith('SANDBOX_TOKEN', token, mode);

/** The same for the sites' servers, whose token is SANDBOX_CONTENT_TOKEN. */
export const sitesOnly = ({ mode, contentToken }: Pick<Config, 'mode' | 'contentToken'>) =>
  callersWith('SANDBOX_CONTENT_TOKEN', contentToken, mode);

const callersWith = (variable: string, token: string | undefined, mode: Config['mode']) =>
  createMiddleware(async (c, next) => {
    if (!bringsToken(c, token) && !(mode === 'development' && isLocal(c)))
      throw new HttpError(
        403,
        'forbidden',
        mode === 'development'
          ? `Only from this machine, or with the token of ${variable}.`
          : `Only with the token of ${variable}.`,
      );
    await next();
  });
