import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DAY_MS } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { identities } from '../../src/db/schema/index.ts';
import { SEED_PASSWORD, SEED_READERS } from '../../src/seed/readers.ts';
import { OTHER_PASSWORD, PASSWORD, type IdentityApp } from './open-identity.ts';

const newEmail = () => `nueva-${randomUUID()}@correo.example`;

/** Tests of sign-up, sign-in, e-mail address and password. */
export function describeAccounts(identity: () => IdentityApp): void {
  describe('A4 GET /v1/config', () => {
    it('has the captcha flags, the password rule, the providers and disqus', async () => {
      const { body } = await identity().call('GET', '/v1/config');
      expect(body).toMatchObject({
        signinRecaptcha: false,
        signupRecaptcha: false,
        magicLinkRecaptcha: false,
        recaptchaSiteKey: null,
        pwMinLength: 8,
        pwUppercase: 1,
        pwLowercase: 1,
        pwPwNumbers: 1,
        pwSpecialCharacters: 0,
        facebookAppId: null,
        googleClientId: null,
        disqus: { enabled: false, publicKey: '' },
      });
    });
  });

  describe('A4 POST /v1/signup', () => {
    const form = (over: { identity?: object; profile?: object } = {}) => {
      const email = newEmail();
      return {
        identity: { userName: email, credentials: PASSWORD, ...over.identity },
        profile: { email, ...over.profile },
      };
    };

    it('returns uuid, accessToken, refreshToken, identities and profile, and sends a verification e-mail', async () => {
      const body = form({ profile: { firstName: 'María José', lastName: "D'Alemán" } });
      const reply = await identity().call('POST', '/v1/signup', body);
      expect(reply.status).toBe(200);
      const { email } = body.profile;
      expect(reply.body).toEqual({
        uuid: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        refreshToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        identities: [expect.objectContaining({ userName: email, type: 'Password', locked: false })],
        profile: expect.objectContaining({ email, emailVerified: false, firstName: 'María José' }) as object,
      });
      expect(await identity().sentEmails('verify', email)).toBe(1);
    });

    it('stores no password, only its argon2id digest', async () => {
      const { uuid } = await identity().signUp();
      const [row] = await identity()
        .context.db.select()
        .from(identities)
        .where(eq(identities.readerUuid, uuid));
      expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it.each([
      ['weak: seven characters', { identity: { credentials: 'Abcdef1' } }, '300036'],
      ['weak: no upper case', { identity: { credentials: 'abcdefg1' } }, '300036'],
      ['weak: no lower case', { identity: { credentials: 'ABCDEFG1' } }, '300036'],
      ['weak: no digit', { identity: { credentials: 'Abcdefgh' } }, '300036'],
      ['username of 4', { identity: { userName: 'abcd' } }, '300009,300081'],
      ['username of 101', { identity: { userName: 'a'.repeat(101) } }, '300009,300081'],
      [
        'username that is another reader’s address',
        { identity: { userName: 'otra@correo.example' } },
        '300009,300081',
      ],
      [
        'e-mail without a domain',
        { identity: { userName: 'lectora' }, profile: { email: 'sin-arroba' } },
        '300075',
      ],
      [
        'e-mail of a blacklisted domain',
        { identity: { userName: 'lectora' }, profile: { email: 'a@mx.yopmail.com' } },
        '300041',
      ],
      ['first name with a digit first', { profile: { firstName: '1' } }, '300127,300129'],
      ['first name of 101', { profile: { firstName: 'a'.repeat(101) } }, '300127,300129'],
      ['under 14', { profile: { birthYear: '2015', birthMonth: '1', birthDay: '1' } }, 'userNotOfAge'],
      ['31 February', { profile: { birthYear: '1990', birthMonth: '2', birthDay: '31' } }, 'dobRequired'],
      ['a body of another shape', { identity: { credentials: 7 } }, '100130,300130'],
    ])('%s is rejected', async (_case, over, code) => {
      const reply = await identity().call('POST', '/v1/signup', form(over));
      expect(reply).toMatchObject({ status: 400, body: { code, message: expect.any(String) as string } });
    });

    it('a reader who is 14 today is accepted', async () => {
      const profile = { birthYear: '2012', birthMonth: '3', birthDay: '10' };
      expect(await identity().call('POST', '/v1/signup', form({ profile }))).toMatchObject({ status: 200 });
    });
  });

  describe('A3 POST /v1/auth/login', () => {
    it('returns uuid, accessToken and refreshToken', async () => {
      const { email, uuid } = await identity().signUp();
      expect(await identity().login(email.toUpperCase())).toMatchObject({
        status: 200,
        body: { uuid, accessToken: expect.any(String) as string, refreshToken: expect.any(String) as string },
      });
    });

    it('a wrong password and an unknown name are both 401 with 110010', async () => {
      const { email } = await identity().signUp();
      const wrong = await identity().login(email, 'Equivocada1');
      expect(wrong).toMatchObject({ status: 401, body: { code: '110010' } });
      expect((await identity().login(newEmail())).body).toEqual(wrong.body);
    });

    it('takes the same time for an unknown name', async () => {
      const { email } = await identity().signUp();
      const time = async (name: string) => {
        const rounds = 8;
        const start = performance.now();
        for (let round = 0; round < rounds; round += 1) await identity().login(name, 'Equivocada1');
        return (performance.now() - start) / rounds;
      };
      await time(email);
      const [known, unknown] = [await time(email), await time(newEmail())];
      expect(unknown).toBeGreaterThan(known * 0.4);
      expect(known).toBeGreaterThan(unknown * 0.4);
    });

    it.each([
      [SEED_READERS.registered, 200, undefined],
      [SEED_READERS.blocked, 403, '100014'],
      [SEED_READERS.deactivated, 403, '100015'],
      [SEED_READERS.mustReset, 403, '300037'],
      [SEED_READERS.social, 401, '110010'],
    ])('the seeded reader $email', async ({ email }, status, code) => {
      const reply = await identity().login(email, SEED_PASSWORD);
      expect([reply.status, reply.body['code']]).toEqual([status, code]);
    });

    it('an unknown grant type is an input error', async () => {
      const body = { userName: 'x', credentials: 'y', grantType: 'telepathy' };
      expect(await identity().call('POST', '/v1/auth/login', body)).toMatchObject({
        status: 400,
        body: { code: '100130,300130' },
      });
    });

    it.each(['{', '[]', '"text"', 'null', '{"userName": {"$ne": null}}'])(
      'the body %s is an input error',
      async (body) => {
        expect(await identity().call('POST', '/v1/auth/login', body)).toMatchObject({
          status: 400,
          body: { code: '100130,300130' },
        });
      },
    );

    it('?cookie=true also sets an HttpOnly cookie, which is only valid for read calls', async () => {
      const { email } = await identity().signUp();
      const body = { userName: email, credentials: PASSWORD, grantType: 'password', rememberMe: true };
      const reply = await identity().call('POST', '/v1/auth/login?cookie=true', body);
      const cookie = reply.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^arc_session=.+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
      const headers = { cookie: cookie.split(';')[0] ?? '' };
      expect(await identity().call('GET', '/v1/profile', undefined, { headers })).toMatchObject({
        body: { email },
      });
      expect(await identity().call('PATCH', '/v1/profile', {}, { headers })).toMatchObject({ status: 401 });
    });
  });

  describe('A4 POST and GET /v1/email/verify', () => {
    it('the token in the e-mail verifies the address; a second use reports it as done', async () => {
      const { email, accessToken: token } = await identity().signUp();
      const secret = await identity().sentEmail('verify', email);
      expect(await identity().call('GET', `/v1/email/verify/${secret}`)).toMatchObject({
        status: 200,
        body: { success: true },
      });
      expect((await identity().call('GET', '/v1/profile', undefined, { token })).body).toMatchObject({
        emailVerified: true,
        unverifiedEmail: null,
      });
      expect(await identity().call('GET', `/v1/email/verify/${secret}`)).toMatchObject({
        body: { code: '300050' },
      });
      expect(await identity().sentEmails('welcome', email)).toBe(1);
      expect(await identity().call('POST', '/v1/email/verify', { email }, { token })).toMatchObject({
        body: { code: '300050' },
      });
    });

    it('a new e-mail invalidates the earlier one', async () => {
      const { email } = await identity().signUp();
      const first = await identity().sentEmail('verify', email);
      expect((await identity().call('POST', '/v1/email/verify', { email })).body).toEqual({ success: true });
      expect(await identity().call('GET', `/v1/email/verify/${first}`)).toMatchObject({
        body: { code: '300033' },
      });
    });

    it('the reply does not reveal whether an address has an account', async () => {
      const nobody = newEmail();
      expect((await identity().call('POST', '/v1/email/verify', { email: nobody })).body).toEqual({
        success: true,
      });
      expect(await identity().sentEmails('verify', nobody)).toBe(0);
      const { email } = SEED_READERS.registered;
      expect((await identity().call('POST', '/v1/email/verify', { email })).body).toEqual({ success: true });
    });
  });

  describe('A10 PUT /v1/password', () => {
    it('changes it, ends the other sessions and notifies the owner', async () => {
      const { email, accessToken: token } = await identity().signUp();
      const other = (await identity().login(email)).body['accessToken'] as string;
      const change = { oldPassword: PASSWORD, newPassword: OTHER_PASSWORD };
      expect(await identity().call('PUT', '/v1/password', change, { token })).toMatchObject({
        status: 200,
        body: { userName: email, passwordReset: false, type: 'Password', locked: false },
      });
      expect(await identity().login(email)).toMatchObject({ status: 401 });
      expect(await identity().login(email, OTHER_PASSWORD)).toMatchObject({ status: 200 });
      expect(await identity().call('GET', '/v1/profile', undefined, { token })).toMatchObject({
        status: 200,
      });
      expect(await identity().call('GET', '/v1/profile', undefined, { token: other })).toMatchObject({
        status: 401,
        body: { code: '100011' },
      });
      expect(await identity().sentEmails('password-changed', email)).toBe(1);
    });

    it.each([
      ['a wrong old one', { oldPassword: 'Equivocada1', newPassword: OTHER_PASSWORD }, 400, '300040'],
      ['a weak new one', { oldPassword: PASSWORD, newPassword: 'debil' }, 400, '300036'],
      ['no new one', { oldPassword: PASSWORD }, 400, '100130,300130'],
    ])('%s is rejected', async (_case, body, status, code) => {
      const { accessToken: token } = await identity().signUp();
      expect(await identity().call('PUT', '/v1/password', body, { token })).toMatchObject({
        status,
        body: { code },
      });
    });
  });

  describe('A8 POST and PUT /v1/password/reset', () => {
    const ask = async (email: string) => {
      const reply = await identity().call('POST', '/v1/password/reset', { userName: email });
      expect(reply).toMatchObject({ status: 200, body: { success: true } });
    };
    const choose = (nonce: string, newPassword = OTHER_PASSWORD) =>
      identity().call('PUT', `/v1/password/reset/${nonce}`, { newPassword });

    it('the nonce in the e-mail sets a new password once, ends every session and verifies the address', async () => {
      const { email, accessToken: token } = await identity().signUp();
      await ask(email);
      const nonce = await identity().sentEmail('reset', email);
      expect(await choose(nonce, 'debil')).toMatchObject({ status: 400, body: { code: '300036' } });
      expect(await choose(nonce)).toMatchObject({ status: 200, body: { userName: email } });
      expect(await choose(nonce)).toMatchObject({ status: 400, body: { code: '300033' } });
      expect(await identity().call('GET', '/v1/profile', undefined, { token })).toMatchObject({
        status: 401,
      });
      const fresh = await identity().login(email, OTHER_PASSWORD);
      const profile = await identity().call('GET', '/v1/profile', undefined, {
        token: fresh.body['accessToken'] as string,
      });
      expect(profile.body).toMatchObject({ emailVerified: true });
    });

    it('expires after an hour', async () => {
      const { email } = await identity().signUp();
      await ask(email);
      const nonce = await identity().sentEmail('reset', email);
      identity().advance(60 * 60_000 + 1);
      expect(await choose(nonce)).toMatchObject({ body: { code: '300033' } });
    });

    it.each(['invented', 'a'.repeat(43)])('the nonce %s is 300033', async (nonce) => {
      expect(await choose(nonce)).toMatchObject({ status: 400, body: { code: '300033' } });
    });

    it('a link of another kind is not a reset nonce', async () => {
      const { email } = await identity().signUp();
      expect(await choose(await identity().sentEmail('verify', email))).toMatchObject({
        body: { code: '300033' },
      });
    });

    it('lets a reader who must choose a new password in again (300037)', async () => {
      const { email, uuid } = await identity().signUp();
      await identity()
        .context.db.update(identities)
        .set({ passwordReset: true })
        .where(eq(identities.readerUuid, uuid));
      expect(await identity().login(email)).toMatchObject({ status: 403, body: { code: '300037' } });
      await ask(email);
      await choose(await identity().sentEmail('reset', email));
      expect(await identity().login(email, OTHER_PASSWORD)).toMatchObject({ status: 200 });
    });

    it('gives the same reply for an unknown address, and sends no e-mail', async () => {
      const nobody = newEmail();
      await ask(nobody);
      expect(await identity().sentEmails('reset', nobody)).toBe(0);
    });

    it('a name of 4 characters is 300301', async () => {
      expect(await identity().call('POST', '/v1/password/reset', { userName: 'abcd' })).toMatchObject({
        status: 400,
        body: { code: '300301' },
      });
    });
  });

  describe('A3 magic link', () => {
    const ask = (email: string) => identity().call('POST', '/v1/auth/magiclink', { email });
    const open = (token: string) => identity().call('GET', `/v1/auth/magiclink/${token}`);

    it('the token in the e-mail signs in once', async () => {
      const { email, uuid } = await identity().signUp();
      expect(await ask(email)).toMatchObject({ status: 200, body: { success: true } });
      const token = await identity().sentEmail('magic', email);
      const reply = await open(token);
      expect(reply).toMatchObject({
        status: 200,
        body: { uuid, refreshToken: expect.any(String) as string },
      });
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(await open(token)).toMatchObject({ status: 401, body: { code: '100018' } });
    });

    it('expires after a quarter of an hour', async () => {
      const { email } = await identity().signUp();
      await ask(email);
      const token = await identity().sentEmail('magic', email);
      identity().advance(15 * 60_000 + 1);
      expect(await open(token)).toMatchObject({ status: 401 });
    });

    it('gives the same reply for an unknown address and for a blocked reader', async () => {
      expect((await ask(newEmail())).body).toEqual({ success: true });
      expect((await ask(SEED_READERS.blocked.email)).body).toEqual({ success: true });
      expect(await identity().sentEmails('magic', SEED_READERS.blocked.email)).toBe(0);
    });

    it('is invalid after a change of address', async () => {
      const { email, accessToken } = await identity().signUp();
      await ask(email);
      const token = await identity().sentEmail('magic', email);
      const to = newEmail();
      const wish = { email: to, currentPassword: PASSWORD };
      const change = await identity().call('PATCH', '/v1/profile', wish, { token: accessToken });
      expect(change.status).toBe(200);
      await identity().call('GET', `/v1/email/verify/${await identity().sentEmail('new-email', to)}`);
      expect(await open(token)).toMatchObject({ status: 401 });
    });
  });

  describe('A5 a session over months', () => {
    it('lasts sixty days from the last renewal, or one day without rememberMe', async () => {
      const { email } = await identity().signUp();
      const body = { userName: email, credentials: PASSWORD, grantType: 'password' };
      const short = await identity().call('POST', '/v1/auth/login', body);
      const long = await identity().call('POST', '/v1/auth/login', { ...body, rememberMe: true });
      identity().advance(2 * DAY_MS);
      const renew = (token: unknown) =>
        identity().call('POST', '/v1/auth/token', { token, grantType: 'refresh-token' });
      expect(await renew(short.body['refreshToken'])).toMatchObject({
        status: 401,
        body: { code: '100018' },
      });
      const next = await renew(long.body['refreshToken']);
      expect(next).toMatchObject({ status: 200 });
      identity().advance(59 * DAY_MS);
      expect(await renew(next.body['refreshToken'])).toMatchObject({ status: 200 });
    });
  });
}
