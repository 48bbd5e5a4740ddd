import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHttpNotifications, createHttpSegments } from 'rotativa/providers/http';
import {
  contactFiles,
  contactMessages,
  newsletterSubscribers,
  notificationEvents,
  outbox,
  rateLimits,
} from '../src/db/schema/index.ts';
import { messageAttachments } from '../src/mail/message-attachments.ts';
import { listen, type Listening } from '../src/http/listen.ts';
import { confirmedBy, CONFIRM_SECONDS } from '../src/notifications/newsletter-link.ts';
import { readerSeeder } from '../src/seed/reader-seeder.ts';
import { SEED_READERS } from '../src/seed/readers.ts';
import { segmentSeeder } from '../src/segments/segment-seeder.ts';
import {
  DEVELOPMENT_NEWSLETTER_KEY,
  DEVELOPMENT_NOTIFICATION_TOKEN,
  DEVELOPMENT_SEGMENTS_TOKEN,
} from '../src/service-config.ts';
import { openApp, type TestApp } from './open-app.ts';
import { CLOCK } from './sample-content.ts';

let test: TestApp;
let server: Listening;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  const { db, config } = test.context;
  await readerSeeder.seed(db, CLOCK, config);
  await segmentSeeder.seed(db, CLOCK, config);
  server = await listen(test.app, 0, '127.0.0.1');
});
afterEach(async () => {
  for (const table of [outbox, newsletterSubscribers, contactMessages, notificationEvents, rateLimits])
    await test.context.db.delete(table);
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const TOKEN = { 'x-api-token': DEVELOPMENT_NOTIFICATION_TOKEN };
const call = async (
  method: string,
  path: string,
  body?: object | FormData | URLSearchParams,
  headers: object = TOKEN,
) => {
  const form = body instanceof FormData || body instanceof URLSearchParams;
  const reply = await test.app.request(path, {
    method,
    headers: { ...(form || body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  return {
    status: reply.status,
    body: (await reply.json()) as Record<string, unknown>,
    headers: reply.headers,
  };
};
const emails = (to?: string) =>
  test.context.db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(outbox.id);

const CALLS: readonly (readonly [method: string, path: string, body: () => object])[] = [
  ['POST', '/autogestion/reset_password_out', () => new URLSearchParams({ email: 'a@b.co' })],
  ['POST', '/autogestion/user_registration', () => ({ email: 'a@b.co' })],
  ['POST', '/autogestion/new_purchase', () => ({ email: 'a@b.co', orderNumber: 'X1' })],
  ['PATCH', '/autogestion/update_profile', () => ({ email: 'a@b.co' })],
  ['POST', '/wolkvox/report', () => new URLSearchParams({ email: 'a@b.co' })],
  [
    'POST',
    '/icommkt/subscribe-user',
    () => ({ email: 'a@b.co', key: DEVELOPMENT_NEWSLETTER_KEY, origin: 'home' }),
  ],
  ['POST', '/icommkt/unsubscribe-user', () => ({ email: 'a@b.co' })],
];

describe('the notification service: its header has an API token', () => {
  it.each(CALLS)('%s %s returns JSON to a server with the token', async (method, path, body) => {
    expect(await call(method, path, body())).toMatchObject({ status: 200 });
  });

  it.each(CALLS)(
    '%s %s is refused without it, with another, and to every page',
    async (method, path, body) => {
      for (const headers of [
        {},
        { 'x-api-token': 'wrong' },
        { 'x-api-token': `${DEVELOPMENT_NOTIFICATION_TOKEN}x` },
      ])
        expect(await call(method, path, body(), headers)).toMatchObject({
          status: 401,
          body: { code: 'invalid_token' },
        });
      const page = await call(method, path, body(), { ...TOKEN, origin: 'http://localhost:3001' });
      expect(page.status).toBe(403);
      expect(page.headers.get('access-control-allow-origin')).toBeNull();
      expect((await call(method, path, body(), { ...TOKEN, 'sec-fetch-site': 'same-origin' })).status).toBe(
        403,
      );
      expect(await emails()).toEqual([]);
    },
  );

  it.each([
    ['POST', '/autogestion/user_registration', {}],
    ['POST', '/autogestion/user_registration', { email: 'no' }],
    ['POST', '/autogestion/user_registration', { email: 'a@b.co', site: 'nowhere' }],
    ['POST', '/autogestion/new_purchase', { email: 'a@b.co' }],
    ['PATCH', '/autogestion/update_profile', { email: 7 }],
    ['POST', '/icommkt/unsubscribe-user', {}],
  ])('%s %s refuses %j', async (method, path, body) => {
    expect(await call(method, path, body)).toMatchObject({ status: 400, body: { code: '100130,300130' } });
  });
});

describe('/autogestion', () => {
  it('reset_password_out sends the e-mail with the link, and does not reveal unknown addresses', async () => {
    const known = new URLSearchParams({ email: SEED_READERS.registered.email, site: 'el-diario' });
    const unknown = new URLSearchParams({ email: 'nadie@lectores.example' });
    const replies = [
      await call('POST', '/autogestion/reset_password_out', known),
      await call('POST', '/autogestion/reset_password_out', unknown),
    ];
    expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({ status: 200, body: { success: true } }),
    );
    const [sent, ...others] = await emails();
    expect(sent).toMatchObject({ kind: 'reset', recipient: SEED_READERS.registered.email, brand: 'daily' });
    expect(others).toEqual([]);
    const path = `/identity/public/v1/password/reset/${sent?.token}`;
    expect((await call('PUT', path, { newPassword: 'Nueva2026' }, {})).status).toBe(200);
  });

  it('user_registration welcomes an address once', async () => {
    const body = { email: ' Nueva@Example.com', firstName: 'Nueva', source: 'form' };
    await Promise.all([1, 2, 3].map(() => call('POST', '/autogestion/user_registration', body)));
    expect(await emails()).toMatchObject([{ kind: 'welcome', recipient: 'nueva@example.com' }]);
    const events = await test.context.db.select().from(notificationEvents);
    expect(events).toHaveLength(3);
    expect(events[0]).toMatchObject({
      email: 'nueva@example.com',
      payload: { source: 'form', site: 'weekly' },
    });
  });

  it('new_purchase sends a receipt once per order', async () => {
    const body = { email: 'a@b.co', orderNumber: 'X1', productName: 'Digital anual', total: 199000 };
    for (const orderNumber of ['X1', 'X1', 'X2'])
      await call('POST', '/autogestion/new_purchase', { ...body, orderNumber });
    expect((await emails()).map(({ kind, data }) => [kind, data['orderNumber']])).toEqual([
      ['receipt', 'X1'],
      ['receipt', 'X2'],
    ]);
  });

  it('update_profile is stored', async () => {
    await call('PATCH', '/autogestion/update_profile', { email: 'a@b.co', telefono: '3001234567' });
    const [event] = await test.context.db.select().from(notificationEvents);
    expect(event).toMatchObject({ kind: 'update_profile', payload: { telefono: '3001234567' } });
  });
});

describe('/wolkvox/report, the contact form', () => {
  const form = (over: Record<string, string> = {}) => {
    const data = new FormData();
    const fields = {
      email: 'lector@example.com',
      asunto: 'Mi entrega',
      mensaje: 'No llegó\r\nel <b>periódico</b>',
      ...over,
    };
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  };

  it('stores the message, and sends the case number to the reader and everything to the customer service', async () => {
    const reply = await call('POST', '/wolkvox/report', form({ site: 'el-diario' }));
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const [stored] = await test.context.db.select().from(contactMessages);
    expect(stored).toMatchObject({
      id: reply.body['number'],
      brand: 'daily',
      fields: { asunto: 'Mi entrega' },
    });
    expect(await emails()).toMatchObject([
      { kind: 'contact', recipient: 'lector@example.com', data: { subject: 'Mi entrega' } },
      {
        kind: 'contact-service',
        recipient: 'servicio@eldiario.example',
        data: { from: 'lector@example.com', message: expect.stringContaining('No llegó') as string },
      },
    ]);
  });

  it.each([
    ['no address', { email: '' }],
    ['two addresses', { email: 'a@b.co, c@d.co' }],
    ['a header in the address', { email: 'a@b.co\r\nBcc: c@d.co' }],
    ['a text without end', { mensaje: 'x'.repeat(5_001) }],
  ])('refuses %s', async (_, over) => {
    expect((await call('POST', '/wolkvox/report', form(over))).status).toBe(400);
    expect(await emails()).toEqual([]);
  });

  const PDF = '%PDF-1.7\n%%EOF';
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const withFiles = (...files: File[]) => {
    const data = form();
    for (const file of files) data.append('archivos', file);
    return data;
  };

  it('keeps files by what they are, under safe names, sends them to the customer service, and deletes them with the message', async () => {
    const { db } = test.context;
    const reply = await call(
      ...(['POST', '/wolkvox/report'] as const),
      withFiles(
        new File([PDF], '../../etc/fac"tura\u202e.exe', { type: 'image/png' }),
        new File([PNG], 'DAÑO.PNG', { type: 'text/html' }),
        new File([PDF], `${'x'.repeat(300)}.pdf`),
      ),
    );
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const stored = await db.select().from(contactFiles).orderBy(contactFiles.id);
    expect(stored.map(({ messageId, name, type }) => [messageId, name, type])).toEqual([
      [reply.body['number'], 'factura.exe.pdf', 'application/pdf'],
      [reply.body['number'], 'DAÑO.PNG', 'image/png'],
      [reply.body['number'], `${'x'.repeat(80)}.pdf`, 'application/pdf'],
    ]);
    const rows = await emails();
    const attached = await Promise.all(rows.map((row) => messageAttachments(db, row)));
    expect(attached.map((files) => files.map(({ filename }) => filename))).toEqual([
      [],
      stored.map(({ name }) => name),
    ]);
    expect(attached[1]?.[1]).toMatchObject({
      contentType: 'image/png',
      content: Buffer.from(PNG).toString('base64'),
    });
    await db.delete(contactMessages);
    expect(await db.select().from(contactFiles)).toEqual([]);
  });

  const big = () => new File([PDF, new Uint8Array(3_000_000)], 'grande.pdf');
  it.each([
    ['four files', () => Array.from({ length: 4 }, () => new File([PDF], 'a.pdf')), 400, 'TOO_MANY_FILES'],
    ['a file over 3 MB', () => [big()], 413, 'FILE_TOO_LARGE'],
    ['more than all files may have', () => [big(), big(), big(), big()], 413, 'FILE_TOO_LARGE'],
    ['a page named PDF', () => [new File(['<script>'], 'a.pdf')], 415, 'UNSUPPORTED_FILE_TYPE'],
    ['an empty file', () => [new File([], 'a.pdf')], 415, 'UNSUPPORTED_FILE_TYPE'],
  ])('refuses %s, and keeps nothing', async (_what, files, status, code) => {
    expect(await call('POST', '/wolkvox/report', withFiles(...files()))).toMatchObject({
      status,
      body: { code },
    });
    expect(await test.context.db.select().from(contactMessages)).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  it('refuses a text in place of a file', async () => {
    const data = form();
    data.append('archivos', 'no es un archivo');
    expect((await call('POST', '/wolkvox/report', data)).status).toBe(400);
  });

  it('does not read the body of a caller without the token', async () => {
    const unread = new ReadableStream({ pull: () => Promise.reject(new Error('It was read.')) });
    const reply = await test.app.request('/wolkvox/report', {
      ...{ method: 'POST', body: unread, duplex: 'half' },
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit);
    expect(reply.status).toBe(401);
  });

  it('is limited to five times an hour for an address', async () => {
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await call('POST', '/wolkvox/report', form())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('/icommkt, newsletters', () => {
  const join = (over: object = {}) =>
    call('POST', '/icommkt/subscribe-user', {
      email: 'Lectora@Example.com',
      key: DEVELOPMENT_NEWSLETTER_KEY,
      origin: 'home',
      ...over,
    });
  const received = () => call('GET', '/icommkt/subscriptions?email=lectora@example.com');

  it('success is ok 1; subscribing twice sends one e-mail', async () => {
    expect(await join()).toMatchObject({ status: 200, body: { ok: 1 } });
    expect(await join()).toMatchObject({ status: 200, body: { ok: 1 } });
    await join({ origin: 'articulo', site: 'el-diario' });
    expect(await emails('lectora@example.com')).toMatchObject([{ kind: 'newsletter' }, { brand: 'daily' }]);
    expect((await received()).body).toMatchObject([
      { origin: 'home', site: 'weekly' },
      { origin: 'articulo', site: 'daily' },
    ]);
  });

  it.each([
    ['', '300075'],
    ['no', '300075'],
    ['ana@', '300075'],
  ])('the rule of the address: %j', async (email, code) => {
    expect(await join({ email })).toMatchObject({ status: 400, body: { code } });
  });

  it('takes every address that an account may have: the form of the sites is stricter', async () => {
    expect(await join({ email: 'ana@example.museum' })).toMatchObject({ status: 200, body: { ok: 1 } });
  });

  it('rejects another key', async () => {
    expect(await join({ key: 'other' })).toMatchObject({ status: 403, body: { code: 'invalid_key' } });
  });

  it('an address of a form is asked first: nothing begins before its owner confirms', async () => {
    expect(await join({ confirm: true })).toMatchObject({ status: 200, body: { ok: 1 } });
    expect(await emails('lectora@example.com')).toMatchObject([{ kind: 'newsletter-confirm' }]);
    expect((await received()).body).toEqual([]);
    const [{ token } = { token: null }] = await emails();
    const confirm = (given: unknown) => call('POST', '/icommkt/confirm-user', { token: given });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { ok: 1 } });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { ok: 1 } });
    expect((await received()).body).toMatchObject([{ origin: 'home', site: 'weekly' }]);
    expect((await emails()).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter']);
    // A subscriber is not asked again.
    await join({ confirm: true });
    expect(await emails()).toHaveLength(2);
    for (const wrong of [`${token ?? ''}x`, 'x'.repeat(43), (token ?? '').replace(/^[^.]+/, 'e30')])
      expect(await confirm(wrong)).toMatchObject({ status: 400, body: { code: 'link_over' } });
  });

  it('a link to confirm serves for three days', async () => {
    await join({ confirm: true });
    const [{ token } = { token: null }] = await emails();
    const late = new Date(CLOCK.getTime() + (CONFIRM_SECONDS + 1) * 1000);
    const context = { ...test.context, clock: () => late };
    expect(await confirmedBy(context, token ?? '')).toBeUndefined();
    expect(await confirmedBy(test.context, token ?? '')).toMatchObject({ email: 'lectora@example.com' });
  });

  it('the link in its e-mail unsubscribes, however often it is clicked, and a new subscription gets a new link', async () => {
    await join();
    const [{ token } = { token: null }] = await emails();
    const [stored] = await test.context.db.select().from(newsletterSubscribers);
    expect(stored?.leaveHash).not.toBe(token);
    const leave = () => call('POST', '/icommkt/unsubscribe-user', { token });
    expect(await leave()).toMatchObject({ status: 200, body: { ok: 1, left: 1 } });
    expect(await leave()).toMatchObject({ status: 200, body: { ok: 1, left: 0 } });
    expect((await received()).body).toEqual([]);
    await join();
    const all = await emails();
    expect(all).toHaveLength(2);
    expect(all[1]?.token).not.toBe(token);
    expect(await leave()).toMatchObject({ body: { left: 0 } });
  });
});

describe('customer segments', () => {
  const ask = (correo: unknown, token = DEVELOPMENT_SEGMENTS_TOKEN, headers: object = {}) =>
    call(
      'POST',
      '/s3plus/obtenersegmentoscliente',
      { correo },
      { authorization: `Bearer ${token}`, ...headers },
    );

  it('returns data.ObtenerSegmentosClienteResult, an array, empty for an unknown customer', async () => {
    const known = await ask(SEED_READERS.expiringCard.email.toUpperCase());
    expect(known.body).toMatchObject({
      data: {
        ObtenerSegmentosClienteResult: [{ ActualizarBoton: 'true', URLPerfil: expect.any(String) as string }],
      },
    });
    expect((await ask('nadie@example.com')).body).toEqual({ data: { ObtenerSegmentosClienteResult: [] } });
  });

  it('responds only with the bearer token, and never to a page', async () => {
    expect((await ask('a@b.co', 'wrong')).status).toBe(401);
    expect(
      (await ask('a@b.co', DEVELOPMENT_SEGMENTS_TOKEN, { origin: 'http://localhost:3001' })).status,
    ).toBe(403);
    expect((await ask({ correo: 1 })).status).toBe(400);
  });
});

describe('the package’s adapters with the sandbox, over the network', () => {
  it('notifications', async () => {
    const port = createHttpNotifications({
      origin: server.url,
      token: DEVELOPMENT_NOTIFICATION_TOKEN,
      newsletterKey: DEVELOPMENT_NEWSLETTER_KEY,
    });
    await port.passwordReset({ email: SEED_READERS.owner.email });
    await port.userRegistration({ email: 'p@example.com' });
    await port.newPurchase({ email: 'p@example.com', orderNumber: 'P1' });
    await port.updateProfile({ email: 'p@example.com' });
    await port.contact({ email: 'p@example.com', mensaje: 'Hola' });
    await port.subscribe({ email: 'p@example.com', origin: 'home' });
    expect((await emails()).map(({ kind }) => kind)).toEqual([
      'reset',
      'welcome',
      'contact',
      'contact-service',
      'newsletter',
    ]);
    await expect(port.subscribe({ email: 'not an address', origin: 'home' })).rejects.toMatchObject({
      code: '300075',
    });
  });

  it('segments', async () => {
    const port = createHttpSegments({ origin: server.url, token: DEVELOPMENT_SEGMENTS_TOKEN });
    expect(await port.ofCustomer(SEED_READERS.cancelled.email)).toMatchObject({
      URLPerfil: expect.any(String) as string,
    });
    expect(await port.ofCustomer(SEED_READERS.registered.email)).toBeNull();
  });
});
