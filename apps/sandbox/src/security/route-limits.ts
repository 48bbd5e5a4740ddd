import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { addressGroup } from '../../../shared/client-address.ts';
import type { AppContext } from '../context.ts';
import { isObject } from '../content/json.ts';
import { readForm, readJson } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { findByUserName } from '../identity/accounts.ts';
import { readersToken } from './authenticate.ts';
import { clientAddresses, type ClientAddress } from './client-address.ts';
import type { AccountField, LimitRule, RouteLimit } from './limit-rule.ts';
import { LIMITS } from './limits.ts';
import { limit, type Limit } from './rate-limit.ts';
import { createReserve, type Place, type Reserve } from './reserve.ts';
import { verifyToken } from './tokens.ts';

/** Counts the calls of every route of `LIMITS`. Mount it before the routers. */
export function routeLimits(context: AppContext, limits: readonly RouteLimit[] = LIMITS): Hono {
  const app = new Hono();
  const addressOf = clientAddresses(context.config.trustedProxies);
  const reserve = createReserve();
  for (const route of limits) app.on(route.method, route.path, limited(context, route, addressOf, reserve));
  return app;
}

interface Held {
  readonly rule: LimitRule;
  readonly place: Place;
}

const limited = (context: AppContext, route: RouteLimit, addressOf: ClientAddress, reserve: Reserve) =>
  createMiddleware(async (c, next) => {
    const address = addressOf(c);
    const account = await accountOf(context, route, c);
    const held: Held[] = [];
    let answered = false;
    try {
      for (const rule of route.rules) {
        const subject = subjectOf(rule, address, account);
        if (subject === undefined) continue;
        const wanted = wantedOf(context, route, rule, subject);
        if (rule.counts === 'calls') await limit(context, wanted);
        else held.push({ rule, place: await reserve(context, wanted) });
      }
      await next();
      answered = true;
    } finally {
      for (const { rule, place } of held) await place.leave(answered && usesUp(rule, c));
    }
  });

const wantedOf = (
  { config }: AppContext,
  { name, code }: RouteLimit,
  { scope, counts, max, windowSeconds }: LimitRule,
  subject: string,
): Limit => ({
  name: `${name}, ${scope}, ${String(counts)}`,
  subject,
  code,
  max: max * (scope === 'address' ? config.addressFactor : 1),
  windowSeconds,
});

/** Whether the response of a call counts. */
function usesUp({ counts }: LimitRule, c: Context): boolean {
  if (counts === 'calls') return true;
  if (counts === 'failures') return c.res.status >= 400 && c.res.status < 500;
  return c.error instanceof HttpError && counts.includes(c.error.code);
}

function subjectOf(
  { scope }: LimitRule,
  address: string | undefined,
  account: string | undefined,
): string | undefined {
  const group = address === undefined ? undefined : addressGroup(address);
  if (scope === 'address') return group;
  if (account === undefined) return undefined;
  return scope === 'account' ? account : `${account} ${group ?? ''}`;
}

async function accountOf(
  context: AppContext,
  { account }: RouteLimit,
  c: Context,
): Promise<string | undefined> {
  if (account === undefined) return undefined;
  if (account === 'reader') {
    const token = readersToken(c);
    const claims = token === undefined ? 'invalid' : await verifyToken(context, 'access', token);
    return typeof claims === 'string' ? undefined : claims.uuid;
  }
  const name = await accountName(account, c);
  if (name === undefined || !account.signIn) return name;
  return (await findByUserName(context.db, name))?.reader.uuid ?? name;
}

/** The name in the body. A body that the route cannot read has none, and the route refuses it. */
async function accountName({ body, fields }: AccountField, c: Context): Promise<string | undefined> {
  const read = await READERS[body](c).catch((error: unknown) => {
    if (error instanceof HttpError) return undefined;
    throw error;
  });
  const value = isObject(read)
    ? fields.map((field) => read[field]).find((given) => given !== undefined && given !== null)
    : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : undefined;
}

const READERS: Record<AccountField['body'], (c: Context) => Promise<unknown>> = {
  json: readJson,
  form: readForm,
};
