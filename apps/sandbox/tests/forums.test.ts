import { eq } from 'drizzle-orm';
import { readEvent, type AnsDocument } from 'rotativa/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { documents, forumRegistrations, outbox, rateLimits } from '../src/db/schema/index.ts';
import { EMAIL_PAUSE_MS } from '../src/forums/register.ts';
import { eraseReader } from '../src/identity/erase.ts';
import { composeEmail } from '../src/mail/email.ts';
import { readerSeeder } from '../src/seed/reader-seeder.ts';
import type { SeedStory } from '../src/seed/types.ts';
import { DEVELOPMENT_NOTIFICATION_TOKEN } from '../src/service-config.ts';
import { openApp, type TestApp } from './open-app.ts';
import { CLOCK } from './sample-content.ts';

const forum = (slug: string, inDays: number, seats?: number): SeedStory => ({
  ...{
    brand: 'forums',
    slug,
    sections: ['/foros-semanario/proximos'],
    kicker: 'Foro',
    headline: `Foro ${slug}`,
  },
  ...{ standfirst: 'Un día de trabajo.', by: [], ago: 60, tags: ['Agua'], body: ['Un párrafo.'] },
  picture: { id: 'tribuna-foro', caption: 'Al pie.', credit: 'Foros' },
  event: {
    ...{ inDays, from: '08:00', city: 'Bogotá', venue: 'Corferias', agenda: [], speakers: [] },
    ...(seats && { seats }),
  },
});

const PAST = -9;
/** 10 December 2026. */
const LATER = 275;
const addressOf = (slug: string) => `/foros-semanario/proximos/articulo/${slug}/`;

let test: TestApp;
let app: ReturnType<typeof createApp>;
let now = CLOCK;
beforeAll(async () => {
  const { event: _none, ...story } = forum('nota', LATER);
  test = await openApp({
    stories: [forum('dos', LATER, 2), forum('sin', LATER), forum('ayer', PAST, 9), story],
    ...{ authors: [], editions: [], collections: [] },
  });
  app = createApp({ ...test.context, clock: () => now });
});
afterEach(async () => {
  now = CLOCK;
  for (const table of [outbox, forumRegistrations, rateLimits]) await test.context.db.delete(table);
});
afterAll(() => test.close());

const call = async (
  path: string,
  body: object,
  headers: object = { 'x-api-token': DEVELOPMENT_NOTIFICATION_TOKEN },
) => {
  const reply = await app.request(`/forums/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const ask = (email: string, slug = 'dos', over: object = {}) =>
  call('registrations', { site: 'forums', path: addressOf(slug), email, name: 'Ana Ruiz', ...over });
const emails = () => test.context.db.select().from(outbox).orderBy(outbox.id);
const tokenOf = async (email: string) =>
  (await emails()).find(({ recipient, token }) => recipient === email && token)?.token ?? '';
const isFull = async () => {
  const [row] = await test.context.db
    .select({ body: documents.body })
    .from(documents)
    .where(eq(documents.headline, 'Foro dos'));
  return readEvent(row!.body as unknown as AnsDocument)?.full;
};

describe('B17 registration for a forum', () => {
  it('takes a seat and writes one e-mail with the link and the calendar file', async () => {
    expect(await ask('Ana@Correo.co')).toEqual({ status: 200, body: { ok: 1 } });
    const [row, ...others] = await emails();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'forum', recipient: 'ana@correo.co', brand: 'forums' });
    const { subject, text, attachments } = await composeEmail(test.context.config, row!);
    expect(subject).toBe('Inscripción confirmada: Foro dos');
    expect(text).toContain('jueves, 10 de diciembre de 2026, 8:00');
    expect(text).toContain(`/inscripcion/?token=${row!.token}`);
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({ filename: 'foro.ics' });
    expect(attachments[0]!.content).toContain('DTSTART:20261210T130000Z\r\n');
  });

  it('a second form is harmless: one seat, and a second e-mail only after a pause', async () => {
    expect(
      (await Promise.all([ask('ana@correo.co'), ask('ana@correo.co')])).map(({ status }) => status),
    ).toEqual([200, 200]);
    expect(await emails()).toHaveLength(1);
    now = new Date(CLOCK.getTime() + EMAIL_PAUSE_MS);
    expect(await ask('ana@correo.co')).toMatchObject({ status: 200 });
    const [first, again] = await emails();
    expect(again).toMatchObject({ kind: 'forum-again', token: first!.token });
    expect(await test.context.db.select().from(forumRegistrations)).toHaveLength(1);
  });

  it('gives no more seats than there are, however many guests come at once', async () => {
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(`${name}@correo.co`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body['code']).toBe('forum_full');
    expect(await isFull()).toBe(true);
  });

  it('a guest sees the seat by the link and gives it back once; another takes it', async () => {
    await ask('ana@correo.co');
    await ask('luz@correo.co');
    const token = await tokenOf('ana@correo.co');
    const held = { path: addressOf('dos'), name: 'Ana Ruiz', email: 'ana@correo.co', state: 'held' };
    expect(await call('registrations/read', { token })).toEqual({ status: 200, body: held });
    for (let time = 0; time < 2; time += 1)
      expect(await call('registrations/cancel', { token })).toEqual({
        status: 200,
        body: { ...held, state: 'cancelled' },
      });
    expect((await emails()).filter(({ kind }) => kind === 'forum-cancelled')).toHaveLength(1);
    expect(await isFull()).toBe(false);
    expect(await ask('eva@correo.co')).toMatchObject({ status: 200 });
    // The seat is gone: the guest may ask again, after the others.
    expect(await ask('ana@correo.co')).toMatchObject({ status: 409, body: { code: 'forum_full' } });
  });

  it('keeps a seat that is held when the forum has begun', async () => {
    await ask('ana@correo.co');
    const token = await tokenOf('ana@correo.co');
    now = new Date('2026-12-10T14:00:00Z');
    expect(await call('registrations/cancel', { token })).toMatchObject({ body: { state: 'over' } });
    expect(await ask('luz@correo.co')).toMatchObject({ status: 409, body: { code: 'forum_closed' } });
  });

  it.each([
    ['sin', 404, 'unknown_forum'],
    ['nota', 404, 'unknown_forum'],
    ['otra', 404, 'unknown_forum'],
    ['ayer', 409, 'forum_closed'],
  ])('refuses %s', async (slug, status, code) => {
    expect(await ask('ana@correo.co', slug)).toMatchObject({ status, body: { code } });
    expect(await emails()).toEqual([]);
  });

  it.each([
    { email: 'ana' },
    { name: '' },
    { name: 'Gane dinero en sitio.example' },
    { name: 'https://sitio.example' },
    { name: 'a'.repeat(81) },
    { organisation: 'a'.repeat(121) },
    { site: 'otro' },
    { path: '' },
  ])('refuses %j', async (over) => {
    expect(await ask('ana@correo.co', 'dos', over)).toMatchObject({ status: 400 });
  });

  it('knows only the links of its e-mails', async () => {
    await ask('ana@correo.co');
    const token = await tokenOf('ana@correo.co');
    const [head, claims, signature] = token.split('.');
    for (const wrong of [
      `${head}.${claims}.${signature!.slice(0, -4)}AAAA`,
      'x'.repeat(40),
      `${head}.${claims}.`,
    ])
      for (const what of ['read', 'cancel'])
        expect(await call(`registrations/${what}`, { token: wrong })).toMatchObject({ status: 404 });
    expect(await test.context.db.select().from(forumRegistrations)).toMatchObject([{ cancelledAt: null }]);
  });

  it('is kept by no cache', async () => {
    const reply = await app.request('/forums/v1/registrations', { method: 'POST' });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('is only for servers with the token', async () => {
    for (const path of ['registrations', 'registrations/read', 'registrations/cancel'])
      for (const headers of [{}, { 'x-api-token': 'wrong' }])
        expect((await call(path, {}, headers)).status).toBe(401);
  });

  it('forgets the seats of a reader whose account is deleted', async () => {
    const { db, config } = test.context;
    await readerSeeder.seed(db, CLOCK, config);
    await ask('registrada@lectores.example');
    const reader = await db.query.readers.findFirst({
      where: (table, { eq: same }) => same(table.email, 'registrada@lectores.example'),
    });
    await db.transaction((tx) => eraseReader(tx, reader!, CLOCK));
    expect(await db.select().from(forumRegistrations)).toEqual([]);
  });
});
