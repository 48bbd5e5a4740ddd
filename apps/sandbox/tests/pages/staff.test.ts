import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from 'rotativa/providers';
import { outbox, staff, staffInvitations } from '../../src/db/schema/index.ts';
import { composeEmail } from '../../src/mail/email.ts';
import { setStaff } from '../../src/staff/accounts.ts';
import { INVITATION_MS } from '../../src/staff/invitations.ts';
import { openPages, PASSWORD, type PagesApp } from './open-pages.ts';

const PEOPLE = {
  chief: { weekly: 'administer', daily: 'administer' },
  weekly: { weekly: 'administer' },
  editor: { weekly: 'publish', daily: 'publish' },
  writer: { weekly: 'propose' },
  daily: { daily: 'publish' },
} as const satisfies Record<string, Partial<Record<string, StaffRole>>>;
type Person = keyof typeof PEOPLE;
const emailOf = (person: string) => `${person}@mesa.example`;

let pages: PagesApp;
let tokens: Record<Person, string>;
beforeAll(async () => {
  pages = await openPages();
}, 120_000);
afterAll(() => pages.close());

const as = (token: string | undefined, method: string, path: string, body?: unknown) =>
  pages.call(method, `/desk/v1/${path}`, body, {
    by: null,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const signIn = async (email: string, password = PASSWORD) =>
  pages.call('POST', '/desk/v1/session', { email, password }, { by: null });
const names = async (person: Person) => {
  const { body } = await as(tokens[person], 'GET', 'staff');
  return (body['staff'] as { email: string }[]).map(({ email }) => email.split('@')[0]).sort();
};

beforeEach(async () => {
  const { db } = pages.context;
  await db.delete(staff);
  await db.delete(staffInvitations);
  tokens = {} as Record<Person, string>;
  for (const [name, roles] of Object.entries(PEOPLE)) {
    const member = { email: emailOf(name), name, roles, password: PASSWORD };
    await setStaff(db, member, { by: 'command', now: pages.context.clock() });
    tokens[name as Person] = String((await signIn(member.email)).body['token']);
  }
});

describe('who may administer the staff', () => {
  it.each([
    ['GET', 'staff', undefined],
    ['GET', 'audit', undefined],
    ['POST', 'staff/invitations', { email: 'a@b.co', name: 'A', roles: { weekly: 'administer' } }],
    ['DELETE', 'staff/invitations?email=a@b.co', undefined],
    ['PUT', 'staff/roles', { email: emailOf('editor'), roles: { weekly: 'administer' } }],
    ['PUT', 'staff/blocked', { email: emailOf('chief'), blocked: true }],
  ])('%s %s needs a session and the role', async (method, path, body) => {
    expect((await as(undefined, method, path, body)).status).toBe(401);
    for (const person of ['editor', 'writer'] as const)
      expect(await as(tokens[person], method, path, body)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
  });

  it('sees the people of the brands that are administered', async () => {
    expect(await names('chief')).toEqual(['chief', 'daily', 'editor', 'weekly', 'writer']);
    expect(await names('weekly')).toEqual(['chief', 'editor', 'weekly', 'writer']);
    const { body } = await as(tokens.weekly, 'GET', 'staff');
    const blockable = (body['staff'] as { name: string; mayBlock: boolean }[]).filter((one) => one.mayBlock);
    expect(blockable.map(({ name }) => name).sort()).toEqual(['weekly', 'writer']);
  });
});

describe('roles', () => {
  it('are given in administered brands, and stay in others', async () => {
    const roles = { weekly: 'propose' };
    const reply = await as(tokens.weekly, 'PUT', 'staff/roles', { email: emailOf('editor'), roles });
    expect(reply.status).toBe(204);
    const { body } = await as(tokens.editor, 'GET', 'session');
    expect(body['staff']).toMatchObject({ roles: { weekly: 'propose', daily: 'publish' } });
  });

  it('of other brands cannot be given', async () => {
    const roles = { weekly: 'propose', daily: 'administer' };
    expect(await as(tokens.weekly, 'PUT', 'staff/roles', { email: emailOf('editor'), roles })).toMatchObject({
      status: 403,
    });
    const unchanged = { weekly: 'propose', daily: 'publish' };
    expect(
      (await as(tokens.weekly, 'PUT', 'staff/roles', { email: emailOf('editor'), roles: unchanged })).status,
    ).toBe(204);
  });

  it('of the last administrator of a brand stay, also when two take them from each other at once', async () => {
    expect(
      await as(tokens.chief, 'PUT', 'staff/roles', {
        email: emailOf('chief'),
        roles: { weekly: 'administer', daily: 'publish' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'last_administrator', details: { brands: ['daily'] } } });
    const take = (by: Person, from: Person) =>
      as(tokens[by], 'PUT', 'staff/roles', {
        email: emailOf(from),
        roles: from === 'chief' ? { daily: 'administer' } : {},
      });
    // Each takes the weekly away from the other.
    const both = await Promise.all([take('chief', 'weekly'), take('weekly', 'chief')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('of a blocked administrator do not count', async () => {
    await as(tokens.chief, 'PUT', 'staff/blocked', { email: emailOf('weekly'), blocked: true });
    expect(
      await as(tokens.chief, 'PUT', 'staff/blocked', { email: emailOf('chief'), blocked: true }),
    ).toMatchObject({ status: 409, body: { details: { brands: ['daily', 'weekly'] } } });
  });
});

describe('a blocked member', () => {
  it('has no session at once, and none until the block ends', async () => {
    const block = (blocked: boolean) =>
      as(tokens.weekly, 'PUT', 'staff/blocked', { email: emailOf('writer'), blocked });
    expect((await block(true)).status).toBe(204);
    expect((await as(tokens.writer, 'GET', 'session')).status).toBe(401);
    expect((await signIn(emailOf('writer'))).body).toMatchObject({ code: 'wrong_credentials' });
    expect((await block(false)).status).toBe(204);
    expect((await as(tokens.writer, 'GET', 'session')).status).toBe(401);
    expect((await signIn(emailOf('writer'))).status).toBe(200);
  });

  it('may not have roles in brands that another administers', async () => {
    expect(
      await as(tokens.weekly, 'PUT', 'staff/blocked', { email: emailOf('editor'), blocked: true }),
    ).toMatchObject({ status: 403 });
    expect(
      await as(tokens.chief, 'PUT', 'staff/blocked', { email: 'nadie@mesa.example', blocked: true }),
    ).toMatchObject({ status: 404, body: { code: 'unknown_staff' } });
  });
});

describe('an invitation', () => {
  const invitation = { email: 'nueva@mesa.example', name: 'Nueva Voz', roles: { weekly: 'propose' } };
  const invite = async (over: object = {}) => {
    const reply = await as(tokens.weekly, 'POST', 'staff/invitations', { ...invitation, ...over });
    const rows = await pages.context.db.select().from(outbox).where(eq(outbox.kind, 'staff-invitation'));
    return { reply, row: rows.at(-1)!, token: rows.at(-1)?.token };
  };
  const accept = (token: unknown, password = PASSWORD) =>
    as(undefined, 'POST', 'invitation/accept', { token, password });

  it('is an e-mail with a link to the desk, which makes an account once', async () => {
    const { reply, row, token } = await invite();
    expect(reply.status).toBe(201);
    expect(JSON.stringify(reply.body)).not.toContain(token);
    const { subject, text, to } = await composeEmail(pages.context.config, row);
    expect([to, subject]).toEqual([invitation.email, 'Lo invitaron a la mesa de edición de Semanario']);
    expect(text).toContain(`http://localhost:3007/invitacion?token=${token}`);
    expect(JSON.stringify(await pages.context.db.select().from(staffInvitations))).not.toContain(token);

    expect((await as(undefined, 'POST', 'invitation/read', { token })).body).toEqual(invitation);
    expect(await accept(token, 'corta')).toMatchObject({ status: 422, body: { code: 'weak_password' } });
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const { body } = await signIn(invitation.email);
    expect(body['staff']).toMatchObject({ name: 'Nueva Voz', roles: { weekly: 'propose' } });
    expect((await accept(token)).status).toBe(404);
  });

  it('ends after three days, with another of the address, and when it is withdrawn', async () => {
    const first = await invite();
    const second = await invite();
    expect((await accept(first.token)).status).toBe(404);
    const withdrawn = await as(tokens.chief, 'DELETE', `staff/invitations?email=${invitation.email}`);
    expect([withdrawn.status, (await accept(second.token)).status]).toEqual([204, 404]);
    const third = await invite();
    pages.later(INVITATION_MS + 1);
    expect((await accept(third.token)).status).toBe(404);
  });

  it.each([
    [{ email: emailOf('writer') }, 409, 'already_staff'],
    [{ roles: { daily: 'propose' } }, 403, 'forbidden'],
    [{ roles: {} }, 400, '100130,300130'],
    [{ roles: { nowhere: 'propose' } }, 400, '100130,300130'],
    [{ roles: { weekly: 'owner' } }, 400, '100130,300130'],
    [{ email: 'no' }, 400, '100130,300130'],
  ])('%j is refused', async (over, status, code) => {
    expect((await invite(over)).reply).toMatchObject({ status, body: { code } });
  });
});

describe('the audit log', () => {
  const read = async (person: Person, query = '') => {
    const { body } = await as(tokens[person], 'GET', `audit?${query}`);
    return body as { entries: { action: string; about: string; by: string }[]; next: number | null };
  };

  it('says who decided what about whom, the last first, page by page', async () => {
    await as(tokens.weekly, 'PUT', 'staff/blocked', { email: emailOf('writer'), blocked: true });
    await as(tokens.weekly, 'PUT', 'staff/roles', { email: emailOf('writer'), roles: { weekly: 'publish' } });
    const { entries, next } = await read('weekly', 'limit=2');
    expect(entries.map(({ action, by, about }) => [action, by, about])).toEqual([
      ['staff-roles', emailOf('weekly'), emailOf('writer')],
      ['staff-blocked', emailOf('weekly'), emailOf('writer')],
    ]);
    const rest = await read('weekly', `before=${next}&limit=200`);
    expect(rest.entries[0]).toMatchObject({ action: 'signed-in' });
    expect(rest.next).toBeNull();
  });

  it('has only what concerns the brands of its reader', async () => {
    await as(tokens.chief, 'PUT', 'staff/roles', { email: emailOf('daily'), roles: { daily: 'propose' } });
    const about = async (person: Person) =>
      (await read(person, 'limit=200')).entries.filter((one) => one.about === emailOf('daily')).length > 0;
    expect([await about('chief'), await about('weekly')]).toEqual([true, false]);
  });
});
