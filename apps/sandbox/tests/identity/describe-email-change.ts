import { randomUUID } from 'node:crypto';
import { DAY_MS } from 'rotativa/domain';
import { describe, expect, it } from 'vitest';
import { proveEmailChange, requestEmailChange } from '../../src/identity/email-change.ts';
import { readReader } from '../../src/identity/profile-reply.ts';
import { OTHER_PASSWORD, PASSWORD, type Body, type IdentityApp, type Reply } from './open-identity.ts';

const newAddress = () => `movida-${randomUUID()}@correo.example`;

export function describeEmailChange(identity: () => IdentityApp): void {
  const patch = (token: string, body: Body): Promise<Reply> =>
    identity().call('PATCH', '/v1/profile', body, { token });
  const confirm = async (email: string) =>
    identity().call('GET', `/v1/email/verify/${await identity().sentEmail('new-email', email)}`);
  const undo = (token: string) => identity().call('PUT', `/v1/email/undo/${token}`);

  /** A reader who requested a change of address. */
  async function requested() {
    const reader = await identity().signUp();
    const to = newAddress();
    const reply = await patch(reader.accessToken, { email: to, currentPassword: PASSWORD });
    expect(reply).toMatchObject({ status: 200, body: { email: reader.email, unverifiedEmail: to } });
    return { ...reader, to, undoToken: await identity().sentEmail('email-change', reader.email) };
  }

  describe('A10 change of e-mail address', () => {
    it.each([
      ['no password', {}],
      ['a wrong password', { currentPassword: OTHER_PASSWORD }],
    ])('is 300040 with %s, and nothing is stored', async (_what, sent) => {
      const { accessToken: token, email } = await identity().signUp();
      const to = newAddress();
      expect(await patch(token, { email: to, firstName: 'Perdida', ...sent })).toMatchObject({
        status: 400,
        body: { code: '300040' },
      });
      expect((await identity().call('GET', '/v1/profile', undefined, { token })).body).toMatchObject({
        email,
        firstName: 'Elvira',
      });
      expect(await identity().sentEmails('new-email', to)).toBe(0);
    });

    it('takes effect when it is confirmed: until then the old address signs in', async () => {
      const { email, to, accessToken: token } = await requested();
      expect((await identity().login(email)).status).toBe(200);
      expect((await identity().login(to)).status).toBe(401);
      expect((await confirm(to)).status).toBe(200);
      expect((await identity().login(to)).status).toBe(200);
      expect((await identity().login(email)).status).toBe(401);
      expect((await identity().call('GET', '/v1/profile', undefined, { token })).body).toMatchObject({
        email: to,
        emailVerified: true,
        unverifiedEmail: null,
      });
      expect(await confirm(to)).toMatchObject({ status: 400, body: { code: '300033' } });
    });

    it('can be cancelled from the old mailbox before it is confirmed', async () => {
      const { email, to, undoToken } = await requested();
      expect((await undo(undoToken)).status).toBe(200);
      expect(await confirm(to)).toMatchObject({ status: 400, body: { code: '300033' } });
      expect(await undo(undoToken)).toMatchObject({ status: 400, body: { code: '300033' } });
      expect(await identity().sentEmails('reset', email)).toBe(1);
    });

    it('can be undone from the old mailbox afterwards: sessions end and the password must be reset', async () => {
      const { email, to, undoToken, accessToken: token } = await requested();
      await confirm(to);
      expect((await undo(undoToken)).status).toBe(200);
      expect((await identity().call('GET', '/v1/profile', undefined, { token })).status).toBe(401);
      expect((await identity().login(to)).status).toBe(401);
      expect(await identity().login(email)).toMatchObject({ status: 403, body: { code: '300037' } });
      const nonce = await identity().sentEmail('reset', email);
      await identity().call('PUT', `/v1/password/reset/${nonce}`, { newPassword: OTHER_PASSWORD });
      expect((await identity().login(email, OTHER_PASSWORD)).status).toBe(200);
    });

    it('reserves the old address as long as the change can be undone', async () => {
      const { email, to, undoToken } = await requested();
      await confirm(to);
      const stranger = { identity: { userName: email, credentials: PASSWORD }, profile: { email } };
      expect(await identity().call('POST', '/v1/signup', stranger)).toMatchObject({
        body: { code: '300039' },
      });
      const other = await identity().signUp();
      const wish = { email, currentPassword: PASSWORD };
      expect(await patch(other.accessToken, wish)).toMatchObject({ body: { code: '300022' } });
      expect((await undo(undoToken)).status).toBe(200);
    });

    it('is 300040 if the password was replaced after it was checked', async () => {
      const { accessToken: token, email, uuid } = await identity().signUp();
      const { db, clock } = identity().context;
      const reader = await readReader(db, uuid);
      const change = await proveEmailChange(db, reader, { email: newAddress(), password: PASSWORD });
      const passwords = { oldPassword: PASSWORD, newPassword: OTHER_PASSWORD };
      expect((await identity().call('PUT', '/v1/password', passwords, { token })).status).toBe(200);
      const requested = db.transaction((tx) =>
        requestEmailChange({ db: tx, clock }, reader, { ...change, brand: 'weekly' }),
      );
      await expect(requested).rejects.toMatchObject({ code: '300040' });
      expect(await identity().sentEmails('email-change', email)).toBe(0);
    });

    it('that changes only the case needs no confirmation', async () => {
      const { accessToken: token, email } = await identity().signUp();
      const reply = await patch(token, { email: email.toUpperCase() });
      expect(reply).toMatchObject({ status: 200, body: { email: email.toUpperCase() } });
    });

    it('has links that expire after three and ten days', async () => {
      const { to, undoToken } = await requested();
      identity().advance(4 * DAY_MS);
      expect(await confirm(to)).toMatchObject({ body: { code: '300033' } });
      identity().advance(7 * DAY_MS);
      expect(await undo(undoToken)).toMatchObject({ body: { code: '300033' } });
    });
  });
}
