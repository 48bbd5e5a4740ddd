import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_STAFF } from '../../../../tests/contract/pages.ts';
import { createApp } from '../../src/app.ts';
import { auditLog, rateLimits, staffSessions } from '../../src/db/schema/index.ts';
import { setStaff } from '../../src/staff/accounts.ts';
import { UsageError, staffCommand } from '../../src/staff/command.ts';
import { openPages, PASSWORD, type PagesApp } from './open-pages.ts';

let pages: PagesApp;
beforeAll(async () => {
  pages = await openPages();
}, 120_000);
afterAll(() => pages.close());

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  pages.call('POST', '/desk/v1/session', { email, password }, { by: null, headers });
const { email: EMAIL, roles } = CONTRACT_STAFF.publisher;
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
const session = (token: unknown, method = 'GET') =>
  pages.call(method, '/desk/v1/session', undefined, { by: null, headers: bearer(token) });

describe('a session of staff', () => {
  it('begins with the right password, in any case of the address, and says who it is', async () => {
    const { status, body, headers } = await signIn(` ${EMAIL.toUpperCase()} `, PASSWORD);
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    const member = { email: EMAIL, name: 'publisher', roles };
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) as string, staff: member });
    expect(await session(body['token'])).toMatchObject({ status: 200, body: { staff: member } });
  });

  it('is stored as a digest, which is no token', async () => {
    const { body } = await signIn(EMAIL, PASSWORD);
    const rows = await pages.context.db.select().from(staffSessions);
    expect(JSON.stringify(rows)).not.toContain(body['token']);
    for (const { digest } of rows) expect((await session(digest)).status).toBe(401);
  });

  it('ends by sign-out, and no other does', async () => {
    const [one, other] = [await signIn(EMAIL, PASSWORD), await signIn(EMAIL, PASSWORD)];
    expect((await session(one.body['token'], 'DELETE')).status).toBe(204);
    expect(await session(one.body['token'])).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect((await session(other.body['token'])).status).toBe(200);
  });

  it('ends with another password', async () => {
    const member = { email: 'cambia@personal.example', name: 'Cambia', roles: {} };
    const set = (password: string) =>
      setStaff(pages.context.db, { ...member, password }, { by: 'command', now: pages.context.clock() });
    await set(PASSWORD);
    const { body } = await signIn(member.email, PASSWORD);
    await set('otra frase que nadie dice');
    expect((await session(body['token'])).status).toBe(401);
    expect((await signIn(member.email, PASSWORD)).status).toBe(401);
  });

  it('ends after twelve hours, and its row goes with the next sign-in', async () => {
    const own = await openPages();
    const call = (token: unknown) =>
      own.call('GET', '/desk/v1/session', undefined, { by: null, headers: bearer(token) });
    const { body } = await own.call('POST', '/desk/v1/session', { email: EMAIL, password: PASSWORD });
    own.later(12 * 60 * 60_000 - 60_000);
    expect((await call(body['token'])).status).toBe(200);
    own.later(61_000);
    expect((await call(body['token'])).status).toBe(401);
    await own.call('POST', '/desk/v1/session', { email: EMAIL, password: PASSWORD });
    expect(await own.context.db.select().from(staffSessions)).toHaveLength(1);
    await own.close();
  });

  it.each([
    ['an unknown address', 'nadie@personal.example', PASSWORD],
    ['a wrong password', EMAIL, 'otra frase'],
    ['a password that is too long to be one', EMAIL, 'x'.repeat(8_000)],
    ['nothing', '', ''],
  ])('%s is refused with the same words', async (_what, email, password) => {
    const { status, body } = await signIn(email, password);
    expect([status, body]).toEqual([
      401,
      { code: 'wrong_credentials', message: 'The e-mail address or the password is wrong.' },
    ]);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const times = async (email: string) => {
      const taken: number[] = [];
      for (let count = 0; count < 4; count += 1) {
        const start = performance.now();
        await signIn(email, 'otra frase');
        taken.push(performance.now() - start);
      }
      return Math.min(...taken);
    };
    await pages.context.db.delete(rateLimits);
    const [known, unknown] = [await times(EMAIL), await times('nadie@personal.example')];
    expect(unknown).toBeGreaterThan(known / 2);
    await pages.context.db.delete(rateLimits);
  });

  it('is refused after ten wrong passwords from an address, also with the right one', async () => {
    const env = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const attempt = async (password: string) => {
      const reply = await pages.app.request(
        '/desk/v1/session',
        { method: 'POST', body: JSON.stringify({ email: EMAIL, password }) },
        env,
      );
      return {
        status: reply.status,
        body: (await reply.json()) as { code?: string },
        headers: reply.headers,
      };
    };
    for (let count = 0; count < 10; count += 1) expect((await attempt('no')).status).toBe(401);
    const refused = await attempt(PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await pages.context.db.delete(rateLimits);
  });

  it('of a reader is none of staff', async () => {
    expect((await session('eyJhbGciOiJIUzUxMiJ9.e30.x')).status).toBe(401);
    expect((await session('')).status).toBe(401);
  });

  it('is in the audit log from its beginning to its end', async () => {
    const { body } = await signIn(EMAIL, PASSWORD);
    await session(body['token'], 'DELETE');
    const rows = await pages.context.db.select().from(auditLog).where(eq(auditLog.by, EMAIL));
    expect(rows.slice(-2).map(({ action }) => action)).toEqual(['signed-in', 'signed-out']);
  });
});

describe('the routes of staff and of sites', () => {
  const calls = [
    ['GET', '/desk/v1/pages?brand=weekly'],
    ['GET', '/desk/v1/changes'],
    ['POST', '/desk/v1/session'],
    ['GET', '/pages/v1/published?brand=weekly'],
    ['GET', '/pages/v1/changes'],
  ] as const;

  it.each(calls)('%s %s is refused to the page of a browser, whatever its origin', async (method, path) => {
    const isPost = method === 'POST';
    const origins = ['http://localhost:3007', 'http://localhost', 'null', 'https://evil.example'];
    for (const headers of [...origins.map((origin) => ({ origin })), { 'sec-fetch-site': 'same-origin' }]) {
      const reply = await pages.call(method, path, isPost ? {} : undefined, { headers });
      expect(reply.status).toBe(403);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each(calls.slice(3))('%s %s needs the content token in production', async (method, path) => {
    const config = { ...pages.context.config, mode: 'production' as const };
    const app = createApp({ ...pages.context, config });
    expect((await app.request(path, { method })).status).toBe(403);
    expect((await app.request(path, { method, headers: bearer(pages.tokens.colleague) })).status).toBe(403);
    const allowed = await app.request(path, { method, headers: bearer(config.contentToken) });
    expect(allowed.status).toBe(200);
    await allowed.body?.cancel();
  });

  it('a draft and a revision for previews are given with the content token', async () => {
    const { brand, page } = await pages.seed({});
    const document = { layout: 'front', title: 'a medias', regions: {} };
    await pages.call('PUT', '/desk/v1/draft', { brand, page, base: 1, document });
    const query = `brand=${brand}&page=${encodeURIComponent(page)}`;
    const draft = await pages.call('GET', `/pages/v1/drafts?${query}&author=${EMAIL}`);
    expect(draft).toMatchObject({ status: 200, body: { author: EMAIL, base: 1, document } });
    expect(await pages.call('GET', `/pages/v1/drafts?${query}&author=nadie`)).toMatchObject({
      status: 404,
      body: { code: 'no_draft' },
    });
    expect(await pages.call('GET', `/pages/v1/revisions/1?${query}`)).toMatchObject({
      status: 200,
      body: { number: 1, author: 'seed' },
    });
    expect((await pages.call('GET', `/pages/v1/revisions/2?${query}`)).body['code']).toBe('unknown_revision');
  });
});

describe('the command that makes staff', () => {
  const run = async (args: readonly string[], password: string | undefined = `${PASSWORD}\n`) => {
    const said: string[] = [];
    await staffCommand({
      args,
      password: async () => password,
      open: async () => ({
        db: pages.context.db,
        now: pages.context.clock,
        close: async () => undefined,
      }),
      say: (line) => said.push(line),
    });
    return said.join('\n');
  };

  it('makes an administrator of all brands, who can sign in, and replaces the roles of one', async () => {
    expect(await run(['--name', 'Primera', 'Primera@Personal.example'])).toContain(
      'primera@personal.example is created: weekly administer, ',
    );
    expect((await signIn('primera@personal.example', PASSWORD)).body).toMatchObject({
      staff: { name: 'Primera', roles: { weekly: 'administer', daily: 'administer' } },
    });
    expect(
      await run(['--name', 'P', '--role', 'propose', '--brand', 'daily', 'primera@personal.example']),
    ).toContain('is changed: daily propose.');
    expect((await signIn('primera@personal.example', PASSWORD)).body).toMatchObject({
      staff: { name: 'P', roles: { daily: 'propose' } },
    });
    const { rows } = (await pages.context.db.execute(
      sql`select after from audit_log where action = 'staff-set' order by id desc limit 1`,
    )) as unknown as { rows: { after: unknown }[] };
    expect(JSON.stringify(rows)).not.toContain('argon2');
  });

  it.each([
    [['--name', 'X'], /e-mail address/],
    [['--name', 'X', 'no-es-correo'], /e-mail address/],
    [['a@b.co'], /--name/],
    [['--name', 'X', '--role', 'jefa', 'a@b.co'], /role 'jefa'/],
    [['--name', 'X', '--brand', 'otra', 'a@b.co'], /brand 'otra'/],
  ])('refuses %j', async (args, message) => {
    await expect(run(args)).rejects.toThrow(UsageError);
    await expect(run(args)).rejects.toThrow(message);
  });

  it('removes one, whose session ends and whose revisions stay', async () => {
    await run(['--name', 'Va', 'va@personal.example']);
    const { body } = await signIn('va@personal.example', PASSWORD);
    const { brand, page } = await pages.seed({});
    const document = { layout: 'front', title: '', regions: {} };
    const saved = { brand, page, expected: 1, document, note: '' };
    const headers = bearer(body['token']);
    expect((await pages.call('POST', '/desk/v1/revisions', saved, { by: null, headers })).status).toBe(201);
    expect(await run(['--remove', 'va@personal.example'])).toBe('va@personal.example is removed.');
    expect((await session(body['token'])).status).toBe(401);
    expect((await signIn('va@personal.example', PASSWORD)).status).toBe(401);
    const kept = await pages.call('GET', `/desk/v1/page?brand=${brand}&page=${page}&number=2`);
    expect(kept.body).toMatchObject({ author: 'va@personal.example' });
    await expect(run(['--remove', 'va@personal.example'])).rejects.toThrow('There is no member');
  });

  it('refuses a short, a common, and no password', async () => {
    const member = ['--name', 'X', 'a@b.co'];
    await expect(run(member, 'corta')).rejects.toThrow('12 to 128');
    await expect(run(member, '')).rejects.toThrow('12 to 128');
    await expect(run([...member], '123qweasdzxc')).rejects.toThrow(/common/);
    await expect(
      staffCommand({
        args: member,
        password: async () => undefined,
        open: () => Promise.reject(new Error('opened')),
        say: () => undefined,
      }),
    ).rejects.toThrow(/standard input/);
  });
});
