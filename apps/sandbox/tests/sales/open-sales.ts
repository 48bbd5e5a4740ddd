import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Hono } from 'hono';
import { createApp } from '../../src/app.ts';
import type { AppContext } from '../../src/context.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { readers } from '../../src/db/schema/index.ts';
import { startSession } from '../../src/identity/sessions.ts';
import { readerSeeder } from '../../src/seed/reader-seeder.ts';
import { catalogueSeeder, salesSeeder } from '../../src/seed/sales-seeder.ts';
import { refreshSeed } from '../../src/seed/state.ts';
import { SILENT, testConfig } from '../open-app.ts';
import { openPrepared } from '../open-prepared.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export const NOW = new Date('2026-03-10T15:00:00Z');
/** Opening a database takes seconds on a busy machine. */
export const OPEN_TIMEOUT_MS = 120_000;
export const SALES = '/sales/public/v1';
export const YEARLY = { sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 };
export const GIFT = { ...YEARLY, priceCode: 'ANUAL-REGALO' };
export const ADDRESS = {
  line1: 'Calle 93 # 11-27',
  locality: 'Bogotá',
  region: 'Cundinamarca',
  country: 'CO',
};
export const ORDER = { email: 'compra@lectores.example', billingAddress: ADDRESS };
/** The payment option of most tests. */
export const PAYU = 1008;

/** The simulated wallet, at the origin of the calls of these tests. */
export const WALLET = { id: 1010, type: 10, address: 'http://localhost/gateway/wallet' } as const;

/** The gateway's test cards, by behaviour. */
export const CARD = {
  approve: '4111111111111111',
  decline: '4000000000000002',
  challenge: '4000000000003220',
  malformed: '4000000000000119',
} as const;

export interface Reply {
  readonly status: number;
  // The sandbox's reply, unchecked. The tests check it.
  readonly body: Record<string, unknown> & { code?: string; message?: string };
  readonly headers: Headers;
}

/** A caller with a token, with cookies, or with neither. */
export interface Caller {
  readonly call: (method: string, path: string, body?: unknown) => Promise<Reply>;
  readonly uuid?: string;
  readonly token?: string;
  /** The same caller on a page of this origin. */
  readonly from: (origin: string) => Caller;
}

export interface SalesApp {
  readonly app: Hono;
  readonly context: AppContext;
  /** Moves the sandbox's clock. */
  setNow(now: Date): void;
  /** A browser without an account, with its cookies. */
  visitor(): Caller;
  /** A new account with a session. `cookies` belong to a visitor who signs in. */
  reader(options?: { email?: string; verified?: boolean; cookies?: Map<string, string> }): Promise<Caller>;
  /** The caller with this token. */
  holding(token: string): Caller;
  /** One of the seeded accounts. */
  seeded(uuid: string): Promise<Caller>;
  /** A token of the gateway for a test card. */
  card(number?: string): Promise<string>;
  close(): Promise<void>;
}

const SEEDERS = [catalogueSeeder, readerSeeder, salesSeeder];

/** The app with a migrated database and the readers and catalogue of the seed. */
export async function openSales(
  database?: OpenDatabase,
  over: { clock?: () => Date } = {},
): Promise<SalesApp> {
  const config = { ...testConfig(await temporaryFolder()), limitFactor: 1_000_000 };
  const open = database ?? (await openPrepared(SEEDERS, NOW, config));
  if (database !== undefined) {
    await open.migrate();
    await refreshSeed(open.db, { seeders: SEEDERS, hash: 'test', now: NOW, exact: true, config });
  }
  let now = NOW;
  const context: AppContext = { db: open.db, config, log: SILENT, clock: over.clock ?? (() => now) };
  const app = createApp(context);

  const caller = (
    token: string | undefined,
    uuid?: string,
    jar = new Map<string, string>(),
    origin?: string,
  ): Caller & { jar: Map<string, string> } => ({
    jar,
    from: (page) => caller(token, uuid, jar, page),
    ...(uuid === undefined ? {} : { uuid }),
    ...(token === undefined ? {} : { token }),
    call: async (method, path, body) => {
      const headers = new Headers();
      if (origin !== undefined) headers.set('origin', origin);
      if (token !== undefined) headers.set('authorization', token);
      if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      if (body !== undefined) headers.set('content-type', 'application/json');
      const reply = await app.request(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of reply.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (name !== undefined && value !== undefined) jar.set(name, value);
      }
      const text = await reply.text();
      return {
        status: reply.status,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : { text },
        headers: reply.headers,
      };
    },
  });

  const signIn = async (readerUuid: string, jar?: Map<string, string>): Promise<Caller> => {
    const session = await startSession(context, open.db, {
      readerUuid,
      grantType: 'password',
      rememberMe: true,
    });
    return caller(session.accessToken, readerUuid, jar);
  };

  return {
    app,
    context,
    setNow: (date) => {
      now = date;
    },
    visitor: () => caller(undefined),
    reader: async ({ email, verified = true, cookies } = {}) => {
      const uuid = randomUUID();
      await open.db.insert(readers).values({
        uuid,
        email: email ?? `${uuid}@lectores.example`,
        firstName: 'Lectora',
        lastName: 'De Prueba',
        emailVerified: verified,
        createdOn: NOW,
        modifiedOn: NOW,
      });
      return signIn(uuid, cookies);
    },
    holding: (token) => caller(token),
    seeded: (uuid) => signIn(uuid),
    card: async (number = CARD.approve) => {
      const reply = await app.request('/gateway/v1/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          number,
          expiryMonth: 12,
          expiryYear: 2030,
          cvv: '123',
          cardHolder: 'LECTORA DE PRUEBA',
        }),
      });
      return ((await reply.json()) as { token: string }).token;
    },
    close: () => open.close(),
  };
}

/** The cookies of a visitor. */
export const jarOf = (visitor: Caller): Map<string, string> =>
  (visitor as Caller & { jar: Map<string, string> }).jar;

/** Completes a purchase. @returns the paid order */
export async function buy(
  sales: SalesApp,
  who: Caller,
  item = YEARLY,
  order: object = ORDER,
): Promise<Reply> {
  await who.call('POST', `${SALES}/cart/item`, { items: [item] });
  const made = await who.call('POST', `${SALES}/checkout/order`, order);
  return pay(sales, who, String(made.body['orderNumber']));
}

export async function pay(
  sales: SalesApp,
  who: Caller,
  orderNumber: string,
  card: string = CARD.approve,
): Promise<Reply> {
  return who.call('PUT', `${SALES}/checkout/order/${orderNumber}/payment/${PAYU}`, {
    token: await sales.card(card),
  });
}

/** The subscription of a paid order. */
export const subscriptionOf = (paid: Reply): number => Number((paid.body['subscriptionIDs'] as number[])[0]);

/** The rows of an SQL query, in the same format for both databases. */
export async function rowsOf(sales: SalesApp, query: SQL): Promise<Record<string, unknown>[]> {
  return ((await sales.context.db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
}

/** A new reader with a subscription. */
export async function subscriber(sales: SalesApp, item = YEARLY): Promise<{ who: Caller; id: number }> {
  const who = await sales.reader();
  return { who, id: subscriptionOf(await buy(sales, who, item)) };
}
