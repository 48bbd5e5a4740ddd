import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../src/context.ts';
import { outbox } from '../src/db/schema/index.ts';
import { startMailer } from '../src/mail/mailer.ts';
import { sendMail } from '../src/mail/outbox.ts';
import { applyRetention } from '../src/retention/apply.ts';
import { MAX_ATTEMPTS, sendDue, waitSeconds } from '../src/mail/sender.ts';
import { smtpTransport, type MailTransport } from '../src/mail/transport.ts';
import { openApp, type TestApp } from './open-app.ts';
import { smtpServer } from './smtp-server.ts';

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

let test: TestApp;
let context: AppContext;
let now: Date;
let transport: MailTransport;
let server: Awaited<ReturnType<typeof smtpServer>>;
const answer: Parameters<typeof smtpServer>[0] = { error: undefined };

beforeAll(async () => {
  test = await openApp({ stories: [], authors: [], editions: [], collections: [] });
  context = { ...test.context, clock: () => now };
  server = await smtpServer(answer);
  transport = smtpTransport(server.url);
});
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  answer.error = undefined;
  server.received.length = 0;
});
afterEach(() => context.db.delete(outbox));
afterAll(async () => {
  transport.close();
  await server.close();
  await test.close();
});

const write = () =>
  sendMail(context, {
    kind: 'reset',
    to: 'ana@example.com',
    token: 'secret-token',
    brand: 'daily',
    data: {},
  });
const only = async () => {
  const [row] = await context.db.select().from(outbox);
  if (row === undefined) throw new Error('the outbox is empty');
  return row;
};
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

describe('with SMTP_URL, e-mails of the outbox are sent', () => {
  it('once each, and the secret is deleted', async () => {
    await write();
    expect(await sendDue(context, transport)).toBe(1);
    expect(await sendDue(context, transport)).toBe(0);
    const [{ from, to, message } = { from: '', to: [], message: '' }] = server.received;
    expect(server.received).toHaveLength(1);
    expect(from).toBe('no-responder@eldiario.example');
    expect(to).toEqual(['ana@example.com']);
    expect(message).toMatch(/^From: El Diario </m);
    expect(message).toMatch(/^Message-ID: <outbox-\d+@eldiario\.example>/m);
    expect(message).toContain('secret-token');
    expect(await only()).toMatchObject({ status: 'sent', token: null, attempts: 1, sentAt: now });
  });

  it('once each, also with several concurrent processes', async () => {
    for (let i = 0; i < 8; i += 1) await write();
    await Promise.all([1, 2, 3].map(() => sendDue(context, transport)));
    expect(server.received).toHaveLength(8);
  });

  it('again after 30 s, 2 min, 8 min, 32 min, 128 min if the server is busy, then never again', async () => {
    answer.error = refusal(451);
    await write();
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect(await sendDue(context, transport)).toBe(1);
      expect(await only()).toMatchObject({ status: 'pending', attempts: attempt, token: 'secret-token' });
      later(waitSeconds(attempt) - 1);
      expect(await sendDue(context, transport)).toBe(0);
      later(1);
    }
    await sendDue(context, transport);
    expect(await only()).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS, token: null });
    expect([1, 2, 3, 4, 5].map(waitSeconds)).toEqual([30, 120, 480, 1920, 7680]);
  });

  it('not again if the server rejects the e-mail permanently', async () => {
    answer.error = refusal(550);
    await write();
    await sendDue(context, transport);
    expect(await only()).toMatchObject({ status: 'failed', attempts: 1, token: null });
  });

  it('again if the server does not respond', async () => {
    const nowhere = smtpTransport('smtp://127.0.0.1:9');
    await write();
    await sendDue(context, nowhere);
    nowhere.close();
    expect(await only()).toMatchObject({ status: 'pending', attempts: 1 });
    later(waitSeconds(1));
    await sendDue(context, transport);
    expect(await only()).toMatchObject({ status: 'sent' });
  });

  it('by another process if the one that took the e-mail dies', async () => {
    await write();
    const dying: MailTransport = { send: () => new Promise(() => {}), close: () => {} };
    void sendDue(context, dying);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await sendDue(context, transport)).toBe(0);
    later(300);
    expect(await sendDue(context, transport)).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  it('by the loop, until it is stopped', async () => {
    const loop = smtpTransport(server.url);
    const mailer = startMailer(context, loop);
    await write();
    await expect.poll(() => server.received.length, { timeout: 5_000 }).toBe(1);
    await mailer.stop();
    await write();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.received).toHaveLength(1);
  });

  it('and deleted after 30 days', async () => {
    await write();
    await sendDue(context, transport);
    await write();
    later(30 * 24 * 60 * 60 + 1);
    expect(await applyRetention(context)).toEqual({ emails: 1 });
    expect(await only()).toMatchObject({ status: 'pending' });
  });
});
