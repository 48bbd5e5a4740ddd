import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { AppContext } from '../src/context.ts';
import { outbox } from '../src/db/schema/index.ts';
import { MAIL_TEXTS } from '../src/mail/texts.ts';
import type { MailKind } from '../src/mail/kinds.ts';
import { composeEmail } from '../src/mail/email.ts';
import { sendMail, type Mail } from '../src/mail/outbox.ts';
import { SITES } from '../src/sites.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
let context: AppContext;
beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  context = test.context;
});
afterEach(() => context.db.delete(outbox));
afterAll(() => test.close());

/** Values for e-mails of every kind, with characters that must be escaped in HTML and headers. */
const NASTY = '<b onclick="x">Ana & \'Co\'</b>\r\nBcc: other@example.com';
const FORUM = {
  ...{ id: 'F', path: '/foro/', title: NASTY, starts: '2026-12-10T08:00:00-05:00' },
  ...{ city: NASTY, venue: NASTY },
};
const EMAILS: { readonly [K in MailKind]: Extract<Mail, { kind: K }> } = {
  verify: { kind: 'verify', to: 'a@example.com', token: 'T&1', data: { firstName: NASTY } },
  magic: { kind: 'magic', to: 'a@example.com', token: 'T&1', data: { firstName: NASTY } },
  access: { kind: 'access', to: 'a@example.com', token: 'T&1', data: { firstName: NASTY } },
  reset: { kind: 'reset', to: 'a@example.com', token: 'T&1', data: { firstName: NASTY } },
  'password-changed': { kind: 'password-changed', to: 'a@example.com', data: { firstName: NASTY } },
  'new-email': { kind: 'new-email', to: 'a@example.com', token: 'T&1', data: { firstName: NASTY } },
  'email-change': {
    kind: 'email-change',
    to: 'a@example.com',
    token: 'T&1',
    data: { firstName: NASTY, email: NASTY },
  },
  'email-change-over': {
    kind: 'email-change-over',
    to: 'a@example.com',
    data: { firstName: NASTY, email: NASTY },
  },
  welcome: { kind: 'welcome', to: 'a@example.com', data: { firstName: NASTY } },
  gift: {
    kind: 'gift',
    to: 'a@example.com',
    token: 'T&1',
    data: { name: NASTY, from: NASTY, productName: NASTY, message: NASTY },
  },
  share: { kind: 'share', to: 'a@example.com', token: 'T&1', data: { from: NASTY, productName: NASTY } },
  receipt: {
    kind: 'receipt',
    to: 'a@example.com',
    data: { orderNumber: NASTY, productName: NASTY, totalCop: 199000, lastFour: '4242' },
  },
  cancelled: {
    kind: 'cancelled',
    to: 'a@example.com',
    data: { productName: NASTY, activeUntil: '2027-03-02T02:00:00.000Z' },
  },
  rescued: { kind: 'rescued', to: 'a@example.com', data: { productName: NASTY } },
  'payment-method': {
    kind: 'payment-method',
    to: 'a@example.com',
    data: { productName: NASTY, lastFour: '4242' },
  },
  'newsletter-confirm': {
    kind: 'newsletter-confirm',
    to: 'a@example.com',
    token: 'T&1',
    data: { origin: NASTY },
  },
  newsletter: { kind: 'newsletter', to: 'a@example.com', token: 'T&1', data: { origin: NASTY } },
  contact: { kind: 'contact', to: 'a@example.com', data: { number: 7, subject: NASTY } },
  'contact-service': {
    kind: 'contact-service',
    to: 'a@example.com',
    data: { number: 7, subject: NASTY, from: NASTY, message: `${NASTY}\n\n${NASTY}` },
  },
  forum: { kind: 'forum', to: 'a@example.com', token: 'T&1', data: { name: NASTY, forum: FORUM } },
  'forum-again': {
    kind: 'forum-again',
    to: 'a@example.com',
    token: 'T&1',
    data: { name: NASTY, forum: FORUM },
  },
  'forum-cancelled': {
    kind: 'forum-cancelled',
    to: 'a@example.com',
    data: { name: NASTY, path: '/foro/', title: NASTY },
  },
  anonymise: { kind: 'anonymise', to: 'a@example.com', token: 'T&1', data: { firstName: NASTY } },
  'account-unused': { kind: 'account-unused', to: 'a@example.com', data: { days: 30 } },
  anonymised: { kind: 'anonymised', to: 'a@example.com', data: {} },
  'staff-invitation': {
    kind: 'staff-invitation',
    to: 'a@example.com',
    token: 'T&1',
    data: { name: NASTY, from: NASTY },
  },
  'anonymise-declined': { kind: 'anonymise-declined', to: 'a@example.com', data: { reason: NASTY } },
};

async function written(mail: Mail) {
  await sendMail(context, mail);
  const [row] = await context.db.select().from(outbox).where(eq(outbox.kind, mail.kind));
  if (row === undefined) throw new Error('nothing was written');
  return composeEmail(context.config, row);
}

describe('an e-mail', () => {
  it('has a text for every kind', () => {
    expect(Object.keys(MAIL_TEXTS).sort()).toEqual(Object.keys(EMAILS).sort());
  });

  it.each(Object.values(EMAILS))(
    '$kind: quotes nothing as HTML and keeps its headers to one line',
    async (mail) => {
      const sent = await written(mail);
      expect(sent.subject).not.toMatch(/[\r\n]/);
      expect(sent.subject.length).toBeGreaterThan(5);
      expect(sent.html).not.toMatch(/<b |onclick="/);
      expect(sent.text + sent.html).not.toContain('undefined');
      if (mail.token !== undefined) expect(sent.text).toMatch(/\?(token|nonce|access|id)=T%261/);
    },
  );

  it.each(SITES)(
    'of $brand speaks of its site and links to it',
    async ({ brand, name, portOffset, config }) => {
      const sent = await written({ ...EMAILS.reset, brand });
      expect(sent.from).toEqual({
        name,
        address: `no-responder@${config.hosts[0].replace('www.', '')}`,
      });
      expect(sent.text).toContain(
        `http://localhost:${3000 + portOffset}/restablecer-contrasena/?nonce=T%261`,
      );
    },
  );

  it('has the amount and the method of the payment', async () => {
    const { text } = await written(EMAILS.receipt);
    expect(text).toContain('$199.000');
    expect(text).not.toContain('una sola vez');
    expect(text).toContain('terminada en 4242');
  });

  it('of a gift says that it is one, and that it is paid once', async () => {
    const { data, ...receipt } = EMAILS.receipt;
    const { text } = await written({ ...receipt, data: { ...data, gift: true } });
    expect(text).toContain('Es un regalo. Se paga una sola vez y no se renueva.');
  });

  it('has a calendar file with the forum, whose lines no value can break', async () => {
    const [file, ...others] = (await written(EMAILS.forum)).attachments;
    expect(others).toEqual([]);
    expect(file?.content).not.toMatch(/(?<!\r)\n|\r(?!\n)|^Bcc/m);
    expect((await written(EMAILS.receipt)).attachments).toEqual([]);
  });

  it('has dates in Colombian time', async () => {
    expect((await written(EMAILS.cancelled)).text).toContain('1 de marzo de 2027');
  });
});

describe('sendMail', () => {
  it('stores an e-mail if and only if the transaction commits', async () => {
    const { db, clock } = context;
    await expect(
      db.transaction(async (tx) => {
        await sendMail({ db: tx, clock }, EMAILS.welcome);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await db.select().from(outbox)).toEqual([]);
    await db.transaction((tx) => sendMail({ db: tx, clock }, EMAILS.welcome));
    expect(await db.select().from(outbox)).toHaveLength(1);
  });
});

describe('/__outbox in development', () => {
  const ask = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers });

  it('?email= returns the newest reset, magic and verify tokens, ignoring the case of the address', async () => {
    for (const [kind, token] of [
      ['reset', 'r1'],
      ['reset', 'r2'],
      ['verify', 'v1'],
    ] as const)
      await sendMail(context, { kind, to: 'Lectora@Example.com ', token, data: {} });
    await sendMail(context, { kind: 'magic', to: 'other@example.com', token: 'm1', data: {} });
    const reply = await ask('/__outbox?email=lectora%40example.com');
    expect(await reply.json()).toEqual({ reset: 'r2', verify: 'v1', magic: null });
  });

  it('lists e-mails and shows each, without scripts and escaped', async () => {
    expect(await (await ask('/__outbox')).text()).toContain('No e-mail has been written yet.');
    await sendMail(context, { ...EMAILS.gift, to: 'x<script>@example.com' });
    const list = await ask('/__outbox');
    const html = await list.text();
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).not.toContain('<script');
    const id = /\/__outbox\/(\d+)/.exec(html)?.[1];
    const sent = await ask(`/__outbox/${id}`);
    expect(sent.status).toBe(200);
    const text = await sent.text();
    expect(text).not.toMatch(/<script|<b onclick/);
    expect(text).toContain('sandbox srcdoc=');
    expect((await ask('/__outbox/999999')).status).toBe(404);
  });

  it('is closed to pages of other origins and to other machines', async () => {
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      test.app.request('/__outbox?email=a@b.co', { headers: { host: 'localhost:4000', ...headers } }, {
        incoming: { socket: { remoteAddress } },
      } as object);
    expect((await from('127.0.0.1')).status).toBe(200);
    expect((await from('127.0.0.1', { origin: 'http://localhost:3001' })).status).toBe(403);
    expect((await from('127.0.0.1', { host: 'rebound.example' })).status).toBe(403);
    expect((await from('203.0.113.9')).status).toBe(403);
  });

  it('does not exist in production', async () => {
    const app = createApp({ ...context, config: { ...context.config, mode: 'production' } });
    expect((await app.request('/__outbox')).status).toBe(404);
    expect((await app.request('/__outbox?email=a@b.co')).status).toBe(404);
  });
});
