import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../context.ts';
import type { VisitorEnv } from '../security/authenticate.ts';
import { adoptVisitor } from './adopt.ts';
import { digestOf, newSecret } from '../security/secrets.ts';
import { VISITOR_COOKIE, VISITOR_SECONDS, visitorOf } from './visitor.ts';

/** The buyer: a reader, or a visitor with the digest of their cookie. */
export type Buyer =
  | { readonly readerUuid: string; readonly visitor: null }
  | { readonly readerUuid: null; readonly visitor: string };

export interface BuyerEnv {
  Variables: VisitorEnv['Variables'] & { buyer: Buyer | undefined };
}

/** The rows of a table that belong to this buyer. */
export const ownedBy = (
  table: { readonly readerUuid: AnyPgColumn; readonly visitor: AnyPgColumn },
  buyer: Buyer,
): SQL =>
  buyer.readerUuid === null ? eq(table.visitor, buyer.visitor) : eq(table.readerUuid, buyer.readerUuid);

/**
 * Sets `buyer`: the reader of the token, else the visitor of the cookie. If a call has both, the reader has signed in
 * since, and the visitor's data is moved to the reader. Requires `optionalReader`.
 */
export const withBuyer = (context: AppContext) =>
  createMiddleware<BuyerEnv>(async (c, next) => {
    const reader = c.get('reader');
    const visitor = visitorOf(c);
    if (reader !== undefined && visitor !== undefined) await adoptVisitor(context, visitor, reader.uuid);
    c.set('buyer', toBuyer(reader?.uuid, visitor));
    await next();
  });

function toBuyer(readerUuid: string | undefined, visitor: string | undefined): Buyer | undefined {
  if (readerUuid !== undefined) return { readerUuid, visitor: null };
  return visitor === undefined ? undefined : { readerUuid: null, visitor };
}

/** The buyer of a write call. A visitor without a cookie gets one. */
export function buyerForWriting({ config }: AppContext, c: Context<BuyerEnv>): Buyer {
  const known = c.get('buyer');
  if (known !== undefined) return known;
  const secret = newSecret();
  // Brands have different hosts: in production their pages call cross-site, over TLS.
  const production = config.mode === 'production';
  setCookie(c, VISITOR_COOKIE, secret, {
    httpOnly: true,
    sameSite: production ? 'None' : 'Lax',
    secure: production,
    path: '/',
    maxAge: VISITOR_SECONDS,
  });
  return { readerUuid: null, visitor: digestOf(secret) };
}
