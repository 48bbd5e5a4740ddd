import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** The caller's address; undefined for a call inside this process. */
export function remoteAddress(c: Context): string | undefined {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress;
}

/**
 * A program on this machine, not a browser's page and not somebody behind a proxy: those carry an origin, a forwarding
 * header or, after DNS rebinding, another host.
 */
function isLocal(c: Context): boolean {
  const address = remoteAddress(c);
  if (address === undefined) return true;
  const passedOn = ['origin', 'forwarded', 'x-forwarded-for'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return LOOPBACK.test(address) && !passedOn && LOCAL_HOST.test(c.req.header('host') ?? '');
}

function hasToken(c: Context, token: string | undefined): boolean {
  const given = Buffer.from(c.req.header('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${token ?? ''}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Lets only programs of this machine through, and callers that bring the configured token. */
export const trustedOnly = (token: string | undefined) =>
  createMiddleware(async (c, next) => {
    if (!isLocal(c) && !hasToken(c, token)) {
      throw new HttpError(403, 'forbidden', 'Only from this machine, or with the token of SANDBOX_TOKEN.');
    }
    await next();
  });
