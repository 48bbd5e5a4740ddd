import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { expect } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import type { AppContext } from '../../src/context.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { outbox } from '../../src/db/schema/index.ts';
import type { MailKind } from '../../src/mail/kinds.ts';
import { readerSeeder } from '../../src/seed/reader-seeder.ts';
import { refreshSeed } from '../../src/seed/state.ts';
import { SILENT, testConfig } from '../open-app.ts';
import { openPrepared } from '../open-prepared.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export const NOW = new Date('2026-03-10T15:00:00Z');
export const OPEN_TIMEOUT_MS = 120_000;
export const API = '/identity/public';
export const PASSWORD = 'Cordillera7';
export const OTHER_PASSWORD = 'Sabana2027';

export type Body = Record<string, unknown>;

export interface Reply {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** A reply with a new session. */
export interface Session {
  readonly uuid: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

export interface IdentityApp {
  readonly app: Hono;
  readonly context: AppContext;
  /** Calls `/identity/public{path}`. */
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Reply>;
  /** Advances the sandbox's clock from `NOW`. */
  advance(milliseconds: number): void;
  /** A new account with a session and PASSWORD. */
  signUp(over?: Body): Promise<Session & { readonly email: string }>;
  login(email: string, password?: string): Promise<Reply>;
  /** The secret in the newest e-mail of this kind. */
  sentEmail(kind: MailKind, email: string): Promise<string>;
  /** The number of e-mails of this kind to an address. */
  sentEmails(kind: MailKind, email: string): Promise<number>;
  close(): Promise<void>;
}

/** The app with a database with the seeded readers. */
export async function openIdentity(
  database?: OpenDatabase,
  { clock, ...over }: Partial<Config> & { clock?: () => Date } = {},
): Promise<IdentityApp> {
  const config = testConfig(await temporaryFolder(), { limitFactor: 1_000_000, ...over });
  const seeders = [readerSeeder];
  const open = database ?? (await openPrepared(seeders, NOW, config));
  if (database !== undefined) {
    await open.migrate();
    await refreshSeed(open.db, { seeders, hash: 'test', now: NOW, exact: true, config });
  }
  let now = NOW;
  const context: AppContext = { db: open.db, config, log: SILENT, clock: clock ?? (() => now) };
  const app = createApp(context);

  const call: IdentityApp['call'] = async (method, path, body, { token, headers = {} } = {}) => {
    const reply = await app.request(path.startsWith('/__') ? path : API + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    const json = reply.headers.get('content-type')?.includes('json') ?? false;
    const parsed = json ? (JSON.parse(text) as unknown) : { text };
    return {
      status: reply.status,
      body: (typeof parsed === 'object' ? parsed : { text: parsed }) as Body,
      headers: reply.headers,
    };
  };

  const emailsOf = (kind: MailKind, email: string) =>
    open.db
      .select({ token: outbox.token })
      .from(outbox)
      .where(and(eq(outbox.kind, kind), eq(outbox.recipient, email.toLowerCase())))
      .orderBy(desc(outbox.id));

  return {
    app,
    context,
    call,
    advance: (milliseconds) => (now = new Date(now.getTime() + milliseconds)),
    signUp: async (over = {}) => {
      const email = `lector-${randomUUID()}@correo.example`;
      const body = {
        identity: { userName: email, credentials: PASSWORD },
        profile: { email, firstName: 'Elvira', lastName: 'Pardo' },
        ...over,
      };
      const reply = await call('POST', '/v1/signup', body);
      expect(reply).toMatchObject({ status: 200 });
      return { ...(reply.body as unknown as Session), email: body.profile.email };
    },
    login: (email, password = PASSWORD) =>
      call('POST', '/v1/auth/login', { userName: email, credentials: password, grantType: 'password' }),
    sentEmail: async (kind, email) => {
      const [newest] = await emailsOf(kind, email);
      if (typeof newest?.token !== 'string') throw new Error(`No e-mail '${kind}' to ${email}.`);
      return newest.token;
    },
    sentEmails: async (kind, email) => (await emailsOf(kind, email)).length,
    close: () => open.close(),
  };
}
