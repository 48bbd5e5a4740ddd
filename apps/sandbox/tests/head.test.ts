import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from 'rotativa/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as schema from '../src/db/schema/index.ts';
import { issueNonce } from '../src/identity/nonces.ts';
import { DOCUMENTS } from '../src/seed/documents.ts';
import { films } from '../src/seed/films.ts';
import { SOUNDS } from '../src/seed/sounds.ts';
import {
  API,
  openIdentity,
  OPEN_TIMEOUT_MS,
  type IdentityApp,
  type Session,
} from './identity/open-identity.ts';

let identity: IdentityApp;
let reader: Session & { readonly email: string };
beforeAll(async () => {
  identity = await openIdentity();
  reader = await identity.signUp();
}, OPEN_TIMEOUT_MS);
afterAll(() => identity.close());

const TABLES = Object.values(schema as object).filter((one): one is PgTable => is(one, PgTable));

async function everything(): Promise<string> {
  const rows: unknown[] = [];
  for (const table of TABLES) rows.push(await identity.context.db.select().from(table));
  return JSON.stringify(rows);
}

const send = (method: string, path: string) =>
  identity.app.request(path, {
    method,
    headers: {
      authorization: `Bearer ${reader.accessToken}`,
      cookie: `rotativa_visitor=${'v'.repeat(43)}`,
    },
  });

/** Paths of every GET route, with secrets that are valid in the places of their parameters. */
async function paths(secrets: readonly string[]): Promise<string[]> {
  const routes = identity.app.routes.filter(
    ({ method, path, handler }) => method === 'GET' && !path.includes('*') && handler.length < 2,
  );
  const query = `?_website=semanario&site=weekly&email=${reader.email}&code=${secrets[0]}&state=${secrets[0]}`;
  return [...new Set(routes.map(({ path }) => path))].flatMap((path) =>
    (/:/.test(path) ? secrets : ['']).map(
      (secret) => path.replace(/:provider\b/, 'google').replace(/:\w+(\{[^}]*\})?/g, secret) + query,
    ),
  );
}

it('HEAD of no route changes the database, and a link still works afterwards', async () => {
  const { uuid: readerUuid, email } = reader;
  const { db, clock } = identity.context;
  const secrets: Record<string, string> = {};
  for (const purpose of ['magic', 'verify', 'oidc-state', 'swg'] as const) {
    const nonce = { purpose, readerUuid, data: { email }, now: clock(), lifetimeMs: DAY_MS };
    secrets[purpose] = await issueNonce(db, nonce);
  }
  const before = await everything();
  const tried = await paths(Object.values(secrets));
  expect(tried.length).toBeGreaterThan(60);
  for (const path of tried) {
    const { status, body } = await send('HEAD', path);
    expect(status, path).toBeLessThan(500);
    await body?.cancel();
  }
  expect(await everything()).toBe(before);
  // The same paths by GET do change it.
  for (const link of [`/v1/email/verify/${secrets['verify']}`, `/v1/auth/magiclink/${secrets['magic']}`])
    expect((await send('GET', API + link)).status, link).toBe(200);
  expect(await everything()).not.toBe(before);
});

it('HEAD of what only reads is answered as before, elsewhere it is 405', async () => {
  for (const path of ['/health', '/content/v1', '/paywall/weekly.js'])
    expect((await send('HEAD', path)).status, path).not.toBe(405);
  const refused = await send('HEAD', `${API}/v1/config`);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET']);
});

/** Each request has its own number. */
const headersOf = ({ status, headers }: Response): object => ({
  status,
  ...Object.fromEntries(headers),
  'x-request-id': '',
});

it('HEAD has the status, the headers and the length of GET', async () => {
  const [sound, film, document] = [SOUNDS[0]?.id, [...(await films()).keys()][0], DOCUMENTS[0]?.id];
  const files = [`/sounds/${sound}.mp3`, `/documents/${document}.pdf`, `/videos/${film}.vtt`];
  const small = ['/health', '/paywall/weekly.js', `/videos/${film}.m3u8`, `/videos/${film}-180p.m3u8`];
  for (const path of [...files, ...small, '/images/nada']) {
    const got = await send('GET', path);
    const length = (await got.arrayBuffer()).byteLength;
    const head = await send('HEAD', path);
    expect(headersOf(head), path).toEqual({ ...headersOf(got), 'content-length': String(length) });
    expect([length > 0, (await head.arrayBuffer()).byteLength], path).toEqual([true, 0]);
  }
  const range = { range: 'bytes=4-9' };
  const part = await identity.app.request(files[0] ?? '', { method: 'HEAD', headers: range });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '6']);
});
