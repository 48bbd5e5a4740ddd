import { join } from 'node:path';
import type { Hono } from 'hono';
import { createHttpPages, createHttpPublishedPages } from 'rotativa/providers/http';
import {
  CONTRACT_BRAND,
  CONTRACT_PAGE,
  CONTRACT_STAFF,
  type PagesWorld,
} from '../../../../tests/contract/pages.ts';
import { createApp } from '../../src/app.ts';
import type { AppContext } from '../../src/context.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { listen } from '../../src/http/listen.ts';
import { createChangeStreams, type ChangeStreams } from '../../src/pages/change-streams.ts';
import { seedPage, type SeedPage } from '../../src/seed/page-seeder.ts';
import { setStaff } from '../../src/staff/accounts.ts';
import { CONTENT_TOKEN, SILENT, testConfig } from '../open-app.ts';
import { openPrepared } from '../open-prepared.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export type Member = keyof typeof CONTRACT_STAFF;
export const PASSWORD = 'una frase que nadie dice';

export interface PagesApp {
  readonly app: Hono;
  readonly context: AppContext;
  readonly streams: ChangeStreams;
  readonly database: OpenDatabase;
  /** The token of a session of each member of staff. */
  readonly tokens: Readonly<Record<Member, string>>;
  /** Moves the clock. */
  later(milliseconds: number): void;
  seed(page: Partial<SeedPage>): Promise<SeedPage>;
  /** A call with a session; null has none. */
  call(
    method: string,
    path: string,
    body?: unknown,
    options?: { by?: Member | null; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  close(): Promise<void>;
}

/** The app with the staff of the contract, on the embedded database or another. */
export async function openPages(given?: OpenDatabase): Promise<PagesApp> {
  const folder = await temporaryFolder();
  const config = testConfig(folder, { pagesDir: join(folder, 'pages') });
  const database = given ?? (await openPrepared([], new Date(0), config));
  await database.migrate();
  let skew = 0;
  const clock = () => new Date(Date.now() + skew);
  const context: AppContext = { db: database.db, config, log: SILENT, clock };
  const streams = createChangeStreams(context);
  const app = createApp(context, streams);

  const call: PagesApp['call'] = async (method, path, body, { by = 'publisher', headers = {} } = {}) => {
    const reply = await app.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(by !== null && { authorization: `Bearer ${tokens[by]}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
      headers: reply.headers,
    };
  };

  const tokens = {} as Record<Member, string>;
  for (const [name, { email, roles }] of Object.entries(CONTRACT_STAFF)) {
    await setStaff(database.db, { email, name, roles, password: PASSWORD }, { by: 'command', now: clock() });
    const reply = await call('POST', '/desk/v1/session', { email, password: PASSWORD }, { by: null });
    tokens[name as Member] = String(reply.body['token']);
  }

  let count = 0;
  return {
    app,
    context,
    streams,
    database,
    tokens,
    later: (milliseconds) => {
      skew += milliseconds;
    },
    seed: async (over) => {
      count += 1;
      const page = { brand: CONTRACT_BRAND, page: `section:/${count}/`, document: CONTRACT_PAGE, ...over };
      await database.db.transaction((tx) => seedPage(tx, page, clock()));
      return page;
    },
    call,
    close: async () => {
      streams.close();
      await database.close();
    },
  };
}

/** The contract's world over the network. */
export async function openWorld(given?: OpenDatabase): Promise<PagesWorld> {
  const pages = await openPages(given);
  const server = await listen(pages.app, 0, '127.0.0.1');
  let isDown = false;
  const open = new Set<AbortController>();
  const call: typeof fetch = async (input, init) => {
    if (isDown) throw new TypeError('fetch failed');
    const connection = new AbortController();
    open.add(connection);
    init?.signal?.addEventListener('abort', () => connection.abort());
    if (init?.signal?.aborted) connection.abort();
    return fetch(input, { ...init, signal: connection.signal });
  };
  return {
    as: (member) =>
      createHttpPages({
        origin: server.url,
        token: member === 'stranger' ? undefined : pages.tokens[member],
        fetch: call,
      }),
    published: createHttpPublishedPages({ origin: server.url, token: CONTENT_TOKEN, fetch: call }),
    freshPage: async () => {
      const { brand, page } = await pages.seed({});
      return { brand, page };
    },
    changeStory: async () => {
      await fetch(`${server.url}/content/v1/import?_website=semanario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          _id: 'UNA',
          type: 'story',
          headlines: { basic: 'Una nota' },
          publish_date: '2026-01-01T12:00:00Z',
          taxonomy: { primary_section: { _id: '/nacion' } },
        }),
      });
      return 'story/UNA';
    },
    reachable: (now) => {
      isDown = !now;
      if (isDown) for (const connection of open) connection.abort();
    },
    close: async () => {
      pages.streams.close();
      await server.close();
      await pages.close();
    },
  };
}
