import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { DAY_MS } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import {
  ampReaders,
  anonymizations,
  identities,
  nonces,
  outbox,
  readers,
  sessions,
} from '../../src/db/schema/index.ts';
import {
  ACCOUNT_LIFE,
  EMAILS,
  happen,
  redeemEmailLink,
  type AccountEventName,
  type Ends,
  type EmailLink,
} from '../../src/identity/account-life.ts';
import { createAccount, PASSWORD_TYPE } from '../../src/identity/accounts.ts';
import { faults } from '../../src/identity/faults.ts';
import { findNonce, issueNonce } from '../../src/identity/nonces.ts';
import { startSession } from '../../src/identity/sessions.ts';
import { digestOf } from '../../src/security/secrets.ts';
import { hashPassword } from '../../src/security/passwords.ts';
import { OTHER_PASSWORD, PASSWORD, type IdentityApp, type Reply } from './open-identity.ts';
import { socialCalls } from './social-calls.ts';

const newEmail = () => `vida-${randomUUID()}@correo.example`;
const hashed = hashPassword(PASSWORD);

/** An account with everything that an event can end. */
interface Standing {
  readonly uuid: string;
  readonly email: string;
  /** The pending new address, and one that the account had before. */
  readonly to: string;
  readonly before: string;
  /** The session of the call, and another one. */
  readonly own: string;
  readonly other: string;
  readonly emailLinks: Readonly<Record<EmailLink, string>>;
}

const STATES = ['unverified', 'verified', 'Blocked', 'Deactivated', 'deleted'] as const;
type State = (typeof STATES)[number];
const EVENTS = Object.keys(ACCOUNT_LIFE) as AccountEventName[];
const CELLS = EVENTS.flatMap((event) => STATES.map((state) => [event, state] as const));

/** The e-mail whose secret an event uses up. */
const USES: Partial<Record<AccountEventName, EmailLink>> = {
  'address verified': 'verify',
  'magic link opened': 'magic',
  'password reset': 'reset',
  'address change confirmed': 'email-change',
  'address change undone': 'email-undo',
  'deletion declined': 'anonymize',
  deleted: 'anonymize',
};

/** Tests of every cell of the table against the routes. */
export function describeAccountLife(identity: () => IdentityApp): void {
  const { credential, socialLogin } = socialCalls(identity);
  const call: IdentityApp['call'] = (...given) => identity().call(...given);

  async function stand(state: State): Promise<Standing> {
    const { context } = identity();
    const { db } = context;
    const now = context.clock();
    const [email, to, before] = [newEmail(), newEmail(), newEmail()];
    const account = {
      email,
      emailVerified: state !== 'unverified',
      profile: {},
      identity: { type: PASSWORD_TYPE, userName: email, passwordHash: await hashed },
      now,
    };
    const { uuid } = (await createAccount(db, account)).reader;
    const session = { readerUuid: uuid, grantType: 'password', rememberMe: true };
    const own = (await startSession(context, db, session)).accessToken;
    const other = (await startSession(context, db, session)).accessToken;
    await db
      .insert(identities)
      .values(['Facebook', 'Apple'].map((type) => ({ readerUuid: uuid, type, userName: randomUUID() })));
    await db.insert(ampReaders).values({ id: randomUUID(), readerUuid: uuid, addedAt: now });
    await db.insert(anonymizations).values({ readerUuid: uuid, state: 'requested', requestedOn: now });
    const addresses: Partial<Record<EmailLink, string>> = { 'email-change': to, 'email-undo': before };
    const emailLinks = {} as Record<EmailLink, string>;
    for (const purpose of EMAILS) {
      const data = { email: addresses[purpose] ?? email };
      emailLinks[purpose] = await issueNonce(db, {
        purpose,
        readerUuid: uuid,
        data,
        now,
        lifetimeMs: DAY_MS,
      });
    }
    if (state === 'deleted')
      await call('PUT', `/v1/user/anonymize/approve/${emailLinks.anonymize}`, {}, { token: own });
    else if (state === 'Blocked' || state === 'Deactivated')
      await db.update(readers).set({ status: state }).where(eq(readers.uuid, uuid));
    return { uuid, email, to, before, own, other, emailLinks };
  }

  /** Each event, through its route. */
  const ACTS: Record<AccountEventName, (of: Standing) => Promise<Reply>> = {
    'address verified': ({ emailLinks }) => call('GET', `/v1/email/verify/${emailLinks.verify}`),
    'magic link opened': ({ emailLinks }) => call('GET', `/v1/auth/magiclink/${emailLinks.magic}`),
    'password reset': ({ emailLinks }) =>
      call('PUT', `/v1/password/reset/${emailLinks.reset}`, { newPassword: OTHER_PASSWORD }),
    'password changed': ({ own: token }) =>
      call('PUT', '/v1/password', { oldPassword: PASSWORD, newPassword: OTHER_PASSWORD }, { token }),
    'address change begun': ({ own: token }) =>
      call('PATCH', '/v1/profile', { email: newEmail(), currentPassword: PASSWORD }, { token }),
    'address change confirmed': ({ emailLinks }) =>
      call('GET', `/v1/email/verify/${emailLinks['email-change']}`),
    'address change undone': ({ emailLinks }) => call('PUT', `/v1/email/undo/${emailLinks['email-undo']}`),
    'linked by address': async ({ email }) => socialLogin('google', await credential('google', email)),
    'linked by session': async ({ own }) =>
      socialLogin('google', await credential('google', newEmail()), own),
    unlinked: ({ own: token }) => call('DELETE', '/v1/identity/apple', undefined, { token }),
    'signed out': ({ own: token }) => call('DELETE', '/v1/auth/token', undefined, { token }),
    'deletion requested': ({ own: token }) => call('DELETE', '/v1/user/anonymize', undefined, { token }),
    'deletion declined': ({ own: token, emailLinks }) =>
      call('PUT', `/v1/user/anonymize/decline/${emailLinks.anonymize}`, {}, { token }),
    deleted: ({ own: token, emailLinks }) =>
      call('PUT', `/v1/user/anonymize/approve/${emailLinks.anonymize}`, {}, { token }),
  };

  /** Everything that is stored of an account. */
  async function rowsOf({ uuid }: Standing, db: Database = identity().context.db): Promise<unknown> {
    return {
      reader: await db.select().from(readers).where(eq(readers.uuid, uuid)),
      signInMethods: await db.select().from(identities).where(eq(identities.readerUuid, uuid)),
      sessions: await db.select().from(sessions).where(eq(sessions.readerUuid, uuid)),
      emailLinks: await db.select().from(nonces).where(eq(nonces.readerUuid, uuid)),
      amp: await db.select().from(ampReaders).where(eq(ampReaders.readerUuid, uuid)),
    };
  }

  const opens = async (token: string) =>
    (await call('GET', '/v1/profile', undefined, { token })).status === 200;

  /** The state after an event, as the routes and the rows show it. */
  async function left(of: Standing, email: string): Promise<object> {
    const { db } = identity().context;
    const [own, other] = [await opens(of.own), await opens(of.other)];
    const old = await identity().login(email);
    const signInMethods = await db.select().from(identities).where(eq(identities.readerUuid, of.uuid));
    const amp = await db.select().from(ampReaders).where(eq(ampReaders.readerUuid, of.uuid));
    const kept: EmailLink[] = [];
    for (const emailLink of EMAILS) {
      const [row] = await db
        .select()
        .from(nonces)
        .where(eq(nonces.digest, digestOf(of.emailLinks[emailLink])));
      if (row?.usedAt === null) kept.push(emailLink);
    }
    const [reader] = await db.select().from(readers).where(eq(readers.uuid, of.uuid));
    return {
      own,
      other,
      amp: amp.length > 0,
      password: old.status === 200 ? 'signs in' : old.body['code'],
      linked: signInMethods.some(({ type }) => type === 'Facebook'),
      emailLinks: kept,
      verified: reader?.emailVerified,
    };
  }

  const PASSWORDS: Record<Ends['password'], string> = {
    stays: 'signs in',
    'must change': faults.mustReset().code,
    replaced: faults.wrongLogin().code,
    gone: faults.wrongLogin().code,
  };

  describe('A4 the life of an account', () => {
    it.each(CELLS)('%s: %s', async (event, state) => {
      const of = await stand(state);
      const before = await rowsOf(of);
      const { proves, ...row }: { proves?: true; unverified: unknown; verified: unknown } =
        ACCOUNT_LIFE[event];
      const cell = state === 'unverified' || state === 'verified' ? row[state] : undefined;
      const reply = await ACTS[event](of);
      if (cell === undefined || typeof cell === 'string') {
        const code = cell === undefined ? undefined : faults[cell as keyof typeof faults]().code;
        if (code !== undefined) expect(reply.body['code']).toBe(code);
        // The address of a deleted account is free: a company's account opens another.
        else if (event !== 'linked by address' || state !== 'deleted')
          expect([400, 401, 403]).toContain(reply.status);
        expect(await rowsOf(of)).toEqual(before);
        return;
      }
      expect(reply).toMatchObject({ status: 200 });
      const ends = cell as Ends;
      const moved = { 'address change confirmed': of.to, 'address change undone': of.before };
      const address = (moved as Partial<Record<AccountEventName, string>>)[event] ?? of.email;
      expect(await left(of, address)).toEqual({
        own: ends.sessions === 'none' || ends.sessions === 'others',
        other: ends.sessions === 'none' || ends.sessions === 'own',
        amp: ends.sessions === 'none' || ends.sessions === 'own',
        password: PASSWORDS[ends.password],
        linked: ends.linked === 'stay',
        emailLinks: EMAILS.filter(
          (emailLink) => !ends.emailLinks.includes(emailLink) && emailLink !== USES[event],
        ),
        verified: event !== 'deleted' && (proves === true || state === 'verified'),
      });
      if (ends.password === 'replaced')
        expect((await identity().login(address, OTHER_PASSWORD)).status).toBe(200);
    });

    it('tells the owner that a pending change of the address ended, and only then', async () => {
      const of = await stand('verified');
      await ACTS['password reset'](of);
      expect(await identity().sentEmails('email-change-over', of.email)).toBe(1);
      const { email, accessToken: token } = await identity().signUp();
      await call('PUT', '/v1/password', { oldPassword: PASSWORD, newPassword: OTHER_PASSWORD }, { token });
      expect(await identity().sentEmails('email-change-over', email)).toBe(0);
    });
  });

  describe('A4 what an event writes', () => {
    const LATER_MS = 60_000;
    const later = () => new Date(identity().context.clock().getTime() + LATER_MS);
    /** The event alone, a minute later. */
    const happens = (of: Standing, event: AccountEventName, by: Parameters<typeof happen>[3] = {}) =>
      happen({ db: identity().context.db, clock: later }, of.uuid, event, by);
    const idOf = (token: string) => decodeJwt<{ sid: string }>(token).sid;
    const changeOf = ({ uuid }: Standing) =>
      and(eq(nonces.readerUuid, uuid), eq(nonces.purpose, 'email-change'));
    const readerOf = async ({ uuid }: Standing) =>
      (await identity().context.db.select().from(readers).where(eq(readers.uuid, uuid)))[0]!;
    const lettersTo = ({ email }: Standing) =>
      identity()
        .context.db.select({ brand: outbox.brand, data: outbox.data, createdAt: outbox.createdAt })
        .from(outbox)
        .where(and(eq(outbox.recipient, email), eq(outbox.kind, 'email-change-over')));

    it.each(EVENTS)('%s: the reason of the sessions that end', async (event) => {
      const of = await stand('verified');
      const { because, verified }: { because: string; verified: Ends | string } = ACCOUNT_LIFE[event];
      if (typeof verified === 'string') return;
      const ids = { own: idOf(of.own), other: idOf(of.other) };
      await happens(of, event, { sessionId: ids.own });
      const over: Record<Ends['sessions'], string[]> = {
        none: [],
        own: [ids.own],
        others: [ids.other],
        all: [ids.own, ids.other],
      };
      for (const { id, revokedAt, revokedBecause } of await identity()
        .context.db.select()
        .from(sessions)
        .where(eq(sessions.readerUuid, of.uuid)))
        expect([revokedAt, revokedBecause]).toEqual(
          over[verified.sessions].includes(id) ? [later(), because] : [null, null],
        );
    });

    it('is nothing when the session of the call has ended', async () => {
      const of = await stand('verified');
      await call('DELETE', '/v1/auth/token', undefined, { token: of.own });
      const before = await rowsOf(of);
      for (const event of ['password changed', 'unlinked', 'deleted'] as const)
        await expect(happens(of, event, { sessionId: idOf(of.own) })).rejects.toMatchObject({
          status: 401,
          code: '100011',
        });
      expect(await rowsOf(of)).toEqual(before);
    });

    it('is refused for an account that is deleted or unknown', async () => {
      const of = await stand('deleted');
      for (const uuid of [of.uuid, randomUUID()])
        await expect(happens({ ...of, uuid }, 'signed out')).rejects.toMatchObject({
          status: 401,
          code: '100011',
        });
    });

    it('is the end of every way to sign in when the account is deleted', async () => {
      const of = await stand('verified');
      await happens(of, 'deleted');
      const left = await identity()
        .context.db.select()
        .from(identities)
        .where(eq(identities.readerUuid, of.uuid));
      expect(left).toEqual([]);
    });

    it('ends no session of another when the call has none', async () => {
      const of = await stand('verified');
      await happens(of, 'signed out');
      expect([await opens(of.own), await opens(of.other)]).toEqual([true, true]);
    });

    it('is the proof of an address, once', async () => {
      const [unproved, proved] = [await stand('unverified'), await stand('verified')];
      const { modifiedOn } = await readerOf(proved);
      expect(await happens(unproved, 'magic link opened')).toMatchObject({ emailVerified: false });
      expect(await readerOf(unproved)).toMatchObject({ emailVerified: true, modifiedOn: later() });
      await happens(proved, 'magic link opened');
      expect(await readerOf(proved)).toMatchObject({ emailVerified: true, modifiedOn });
      await happens(proved, 'signed out');
      const other = await stand('unverified');
      await happens(other, 'signed out');
      expect(await readerOf(other)).toMatchObject({ emailVerified: false });
    });

    it('is a letter of the site to the owner of an address that was about to change', async () => {
      const of = await stand('verified');
      await happens(of, 'password reset', { brand: 'daily' });
      const data = { email: of.to };
      expect(await lettersTo(of)).toEqual([{ brand: 'daily', data, createdAt: later() }]);
      const named = await stand('unverified');
      await identity()
        .context.db.update(readers)
        .set({ firstName: 'Elvira' })
        .where(eq(readers.uuid, named.uuid));
      await happens(named, 'address verified');
      expect(await lettersTo(named)).toMatchObject([{ data: { firstName: 'Elvira', email: named.to } }]);
    });

    it('is no letter when no change was open, or when the owner changed the address', async () => {
      const { db } = identity().context;
      const [without, over, begun] = [
        await stand('verified'),
        await stand('verified'),
        await stand('verified'),
      ];
      await db.delete(nonces).where(changeOf(without));
      await happens(without, 'password reset');
      await db.update(nonces).set({ expiresAt: later() }).where(changeOf(over));
      await happens(over, 'password reset');
      await happens(begun, 'address change begun');
      for (const of of [without, over, begun]) expect(await lettersTo(of)).toEqual([]);
    });
  });

  describe('A4 the secret of an e-mail', () => {
    it('gives its account and its data once, while it is valid and for its purpose', async () => {
      const { db, clock } = identity().context;
      const of = await stand('verified');
      const secret = of.emailLinks['email-change'];
      const redeem = (emailLink: EmailLink, given: string, now = clock()) =>
        redeemEmailLink(db, emailLink, given, now);
      expect(await redeem('reset', secret)).toBeUndefined();
      expect(await redeem('email-change', 'unknown')).toBeUndefined();
      expect(await redeem('email-change', secret, new Date(clock().getTime() + DAY_MS))).toBeUndefined();
      expect(await redeem('email-change', secret)).toMatchObject({
        reader: { uuid: of.uuid },
        data: { email: of.to },
      });
      expect(await redeem('email-change', secret)).toBeUndefined();
    });

    it('without an account is not used up', async () => {
      const { db, clock } = identity().context;
      const secret = await issueNonce(db, { purpose: 'reset', now: clock(), lifetimeMs: DAY_MS });
      expect(await redeemEmailLink(db, 'reset', secret, clock())).toBeUndefined();
      expect(await findNonce(db, 'reset', secret)).toMatchObject({ usedAt: null });
    });
  });
}

/** Both ways in which a stranger prepares an account for its owner, through the routes alone. Also for production. */
export function describeTakeovers(identity: () => IdentityApp): void {
  const call: IdentityApp['call'] = (...given) => identity().call(...given);
  /** The stranger opens an account with the owner's address. */
  const prepared = () => identity().signUp();

  async function reset(email: string, newPassword = OTHER_PASSWORD): Promise<Reply> {
    await call('POST', '/v1/password/reset', { userName: email });
    return call('PUT', `/v1/password/reset/${await identity().sentEmail('reset', email)}`, { newPassword });
  }

  describe('A8 a stranger who prepared an account', () => {
    it.each(['reset', 'change'] as const)('loses a begun change of the address by a %s', async (how) => {
      const { email, accessToken: token } = await prepared();
      const evil = newEmail();
      await call('PATCH', '/v1/profile', { email: evil, currentPassword: PASSWORD }, { token });
      const link = await identity().sentEmail('new-email', evil);
      if (how === 'reset') expect((await reset(email)).status).toBe(200);
      else {
        const change = { oldPassword: PASSWORD, newPassword: OTHER_PASSWORD };
        const mine = (await identity().login(email)).body['accessToken'] as string;
        expect((await call('PUT', '/v1/password', change, { token: mine })).status).toBe(200);
      }
      expect(await call('GET', `/v1/email/verify/${link}`)).toMatchObject({ body: { code: '300033' } });
      expect((await identity().login(evil, OTHER_PASSWORD)).status).toBe(401);
      expect((await identity().login(email, OTHER_PASSWORD)).status).toBe(200);
    });

    it('loses session and password when the owner opens a magic link', async () => {
      const { email, accessToken: token, refreshToken } = await prepared();
      await call('POST', '/v1/auth/magiclink', { email });
      const opened = await call('GET', `/v1/auth/magiclink/${await identity().sentEmail('magic', email)}`);
      expect(opened.status).toBe(200);
      expect((await call('GET', '/v1/profile', undefined, { token })).status).toBe(401);
      const renewal = { token: refreshToken, grantType: 'refresh-token' };
      expect((await call('POST', '/v1/auth/token', renewal)).status).toBe(401);
      expect((await identity().login(email)).status).toBe(403);
      const mine = opened.body['accessToken'] as string;
      expect((await call('GET', '/v1/profile', undefined, { token: mine })).body).toMatchObject({
        email,
        emailVerified: true,
      });
      expect((await reset(email)).status).toBe(200);
      expect((await identity().login(email, OTHER_PASSWORD)).status).toBe(200);
    });
  });
}

/** The same with an account at another company, which only development has. */
export function describeLinkedTakeover(identity: () => IdentityApp): void {
  const { credential, socialLogin } = socialCalls(identity);

  it.each(['reset', 'magic'] as const)(
    'A3 a stranger’s linked account no longer signs in after the owner’s %s e-mail',
    async (kind) => {
      const { email, uuid, accessToken } = await identity().signUp();
      const evil = newEmail();
      const linked = await socialLogin('google', await credential('google', evil), accessToken);
      expect(linked.body['uuid']).toBe(uuid);
      const ask = {
        reset: ['/v1/password/reset', { userName: email }],
        magic: ['/v1/auth/magiclink', { email }],
      } as const;
      const [path, body] = ask[kind];
      await identity().call('POST', path, body);
      const secret = await identity().sentEmail(kind, email);
      const used =
        kind === 'reset'
          ? identity().call('PUT', `/v1/password/reset/${secret}`, { newPassword: OTHER_PASSWORD })
          : identity().call('GET', `/v1/auth/magiclink/${secret}`);
      expect((await used).status).toBe(200);
      const again = await socialLogin('google', await credential('google', evil));
      expect(again.body['uuid']).not.toBe(uuid);
    },
  );
}
