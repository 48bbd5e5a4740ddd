import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipAbsentMethods, type AdapterWorld } from './absent-methods.ts';
import { describeAccountLife } from './account-life.ts';
import { describeRefusals } from './refusals.ts';
import {
  CONTRACT_ADDRESS,
  CONTRACT_PASSWORD,
  newEmail,
  signUp,
  type Browser,
  type ContractWorld,
} from './world.ts';

const OTHER_PASSWORD = 'Sabana2027';
/** Longer than the lifetime of an access token, shorter than that of a refresh token. */
const SIXTEEN_MINUTES_MS = 16 * 60_000;
/** The smallest picture of its format. */
const JPEG = Uint8Array.from(
  atob(
    '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  ),
  (character) => character.charCodeAt(0),
);

/** The contract of the identity port, for every adapter. */
export function describeIdentityContract(adapter: string, open: () => Promise<AdapterWorld>): void {
  describe(`identity port: ${adapter}`, () => {
    const complete = skipAbsentMethods();
    let world: ContractWorld;
    beforeAll(async () => {
      world = complete(await open());
    }, 120_000);
    afterAll(() => world.close());

    const loginOf = (email: string, credentials = CONTRACT_PASSWORD) => ({ userName: email, credentials });
    const refused = (code: string): object => ({ name: 'ApiError', code });
    /** A new reader's browser. */
    async function reader(): Promise<Browser & { email: string }> {
      const browser = world.browser();
      return { ...browser, email: await signUp(browser) };
    }

    describeAccountLife(() => world);
    describeRefusals(() => world);

    it('A4 a sign-up starts a session with the reader’s profile', async () => {
      const { identity, email } = await reader();
      expect(await identity.isLoggedIn()).toBe(true);
      const { uuid } = identity.identity()!;
      expect(await identity.profile()).toMatchObject({ uuid, email, firstName: 'Elvira', lastName: 'Pardo' });
    });

    it('A4 a second account with an address is 300039, a weak password 300036', async () => {
      const { email } = await reader();
      await expect(signUp(world.browser(), email)).rejects.toMatchObject(refused('300039'));
      const { identity } = world.browser();
      const other = newEmail();
      const weak = identity.signUp({
        identity: { userName: other, credentials: 'corta' },
        profile: { email: other },
      });
      await expect(weak).rejects.toMatchObject(refused('300036'));
      expect(identity.identity()).toBeNull();
    });

    it('A3 a wrong password and an unknown address have the same error: 110010', async () => {
      const { email } = await reader();
      for (const form of [loginOf(email, OTHER_PASSWORD), loginOf(newEmail())]) {
        const { identity } = world.browser();
        await expect(identity.login(form)).rejects.toMatchObject(refused('110010'));
        expect(identity.identity()).toBeNull();
      }
    });

    it('A3 a login in another browser gives the same reader', async () => {
      const { identity, email } = await reader();
      const other = world.browser();
      expect((await other.identity.login(loginOf(email))).uuid).toBe(identity.identity()?.uuid);
      expect(await other.identity.profile()).toMatchObject({ email });
    });

    it('A5 an expired access token is renewed once for many calls', async () => {
      const { identity, email } = await reader();
      const before = identity.identity()!;
      world.passTime(SIXTEEN_MINUTES_MS);
      const profiles = await Promise.all([identity.profile(), identity.profile(), identity.profile()]);
      expect(profiles.map((profile) => profile.email)).toEqual([email, email, email]);
      expect(identity.identity()?.accessToken).not.toBe(before.accessToken);
    });

    it('A6 a log-out ends the session and invalidates its tokens', async () => {
      const { identity } = await reader();
      const held = identity.identity()!;
      await identity.logout();
      expect(await identity.isLoggedIn()).toBe(false);
      await expect(identity.profile()).rejects.toMatchObject({ message: 'Missing or invalid jwt' });
      const thief = world.browser().identity;
      thief.adopt(held);
      world.passTime(SIXTEEN_MINUTES_MS);
      expect(await thief.heartbeat()).toBeNull();
      expect(thief.identity()).toBeNull();
    });

    it('A3 a magic link signs a reader in, once', async () => {
      const { email } = await reader();
      const { identity } = world.browser();
      await identity.requestMagicLink({ email });
      const link = await world.sentEmail('magic', email);
      await identity.redeemMagicLink(link);
      expect(await identity.profile()).toMatchObject({ email });
      await expect(world.browser().identity.redeemMagicLink(link)).rejects.toMatchObject({
        name: 'ApiError',
      });
    });

    it('A4 the e-mail verifies an address; a second use is 300050', async () => {
      const { identity, email } = await reader();
      await identity.requestEmailVerification(email);
      const token = await world.sentEmail('verify', email);
      await identity.verifyEmail(token);
      expect(await identity.profile()).toMatchObject({ emailVerified: true });
      await expect(identity.verifyEmail(token)).rejects.toMatchObject(refused('300050'));
    });

    it('A10 changing the password requires the old one: 300040', async () => {
      const { identity, email } = await reader();
      const change = (oldPassword: string) =>
        identity.updatePassword({ oldPassword, newPassword: OTHER_PASSWORD });
      await expect(change('Equivocada1')).rejects.toMatchObject(refused('300040'));
      await expect(change('')).rejects.toMatchObject(refused('requiredField'));
      await change(CONTRACT_PASSWORD);
      const { identity: other } = world.browser();
      await expect(other.login(loginOf(email))).rejects.toMatchObject(refused('110010'));
      await other.login(loginOf(email, OTHER_PASSWORD));
    });

    it('A8 a nonce resets a forgotten password once: 300033', async () => {
      const { email } = await reader();
      const { identity } = world.browser();
      await identity.requestPasswordReset(newEmail());
      await identity.requestPasswordReset(email);
      const nonce = await world.sentEmail('reset', email);
      await expect(identity.resetPassword('inventado', OTHER_PASSWORD)).rejects.toMatchObject(
        refused('300033'),
      );
      await expect(identity.resetPassword(nonce, 'corta')).rejects.toMatchObject(refused('300036'));
      await identity.resetPassword(nonce, OTHER_PASSWORD);
      await identity.login(loginOf(email, OTHER_PASSWORD));
      await expect(identity.resetPassword(nonce, 'Montana2028')).rejects.toMatchObject(refused('300033'));
    });

    it('A10 a profile stores changes, and rejects values that break the rules', async () => {
      const { identity } = await reader();
      const changes = {
        firstName: 'Ana María',
        contacts: [{ phone: '3001234567', type: 'PRIMARY' }],
        birthYear: '1990',
        birthMonth: '2',
        birthDay: '28',
      };
      await identity.updateProfile(changes);
      expect(await identity.profile()).toMatchObject({
        firstName: 'Ana María',
        lastName: 'Pardo',
        contacts: [{ phone: '3001234567' }],
        birthYear: '1990',
      });
      await expect(identity.updateProfile({ firstName: '<b>' })).rejects.toMatchObject({ name: 'ApiError' });
      await expect(
        identity.updateProfile({ contacts: [{ phone: '123', type: 'PRIMARY' }] }),
      ).rejects.toMatchObject(refused('300071'));
      expect(await identity.profile()).toMatchObject({ firstName: 'Ana María' });
    });

    it('A10 a profile keeps its addresses, 100 at most', async () => {
      const { identity } = await reader();
      const home = { ...CONTRACT_ADDRESS, type: 'HOME' };
      await identity.updateProfile({ addresses: [home] });
      expect((await identity.profile()).addresses).toMatchObject([home]);
      const many = Array.from({ length: 101 }, () => home);
      await expect(identity.updateProfile({ addresses: many })).rejects.toMatchObject(refused('3007011'));
      await identity.updateProfile({ addresses: [] });
      expect((await identity.profile()).addresses ?? []).toEqual([]);
    });

    it('A10 a new address requires the password, takes effect when confirmed, and can be undone', async () => {
      const { identity, email } = await reader();
      const wished = newEmail();
      await expect(identity.updateProfile({ email: wished })).rejects.toMatchObject(refused('300040'));
      await identity.updateProfile({ email: wished, currentPassword: CONTRACT_PASSWORD });
      expect(await identity.profile()).toMatchObject({ email });
      const undo = await world.sentEmail('email-change', email);
      await identity.verifyEmail(await world.sentEmail('new-email', wished));
      expect(await identity.profile()).toMatchObject({ email: wished, emailVerified: true });
      await world.browser().identity.undoEmailChange(undo);
      await expect(identity.undoEmailChange(undo)).rejects.toMatchObject(refused('300033'));
      const { identity: other } = world.browser();
      await expect(other.login(loginOf(wished))).rejects.toMatchObject(refused('110010'));
    });

    it('A10 an avatar is a JPEG', async () => {
      const { identity } = await reader();
      await identity.uploadAvatar(new Blob([JPEG], { type: 'image/jpeg' }));
      expect((await identity.profile()).picture).toMatch(/./);
      await identity.removeAvatar();
      expect((await identity.profile()).picture ?? '').toBe('');
    });

    it('A10 a missing sign-in method cannot be removed', async () => {
      const { identity } = await reader();
      await expect(identity.unlinkIdentity('google')).rejects.toMatchObject({ name: 'ApiError' });
      expect(await identity.isLoggedIn()).toBe(true);
    });

    it('A11 a deletion is requested, declined with a reason, requested again and approved', async () => {
      const { identity, email } = await reader();
      await identity.requestDeletion();
      await identity.declineDeletion(await world.sentEmail('anonymise', email), 'Me quedo');
      expect(await identity.profile()).toMatchObject({ email });
      await identity.requestDeletion();
      const id = await world.sentEmail('anonymise', email);
      await expect(identity.approveDeletion('inventado')).rejects.toMatchObject({ name: 'ApiError' });
      await identity.approveDeletion(id);
      expect(identity.identity()).toBeNull();
      await expect(identity.login(loginOf(email))).rejects.toMatchObject(refused('110010'));
    });

    it('A11 another reader’s deletion cannot be approved', async () => {
      const victim = await reader();
      await victim.identity.requestDeletion();
      const id = await world.sentEmail('anonymise', victim.email);
      const other = await reader();
      await expect(other.identity.approveDeletion(id)).rejects.toMatchObject({ name: 'ApiError' });
      expect(await victim.identity.profile()).toMatchObject({ email: victim.email });
    });

    it('A11 privacy reports can be listed, without those of other readers', async () => {
      const { identity } = await reader();
      expect(Array.isArray(await identity.privacyReports())).toBe(true);
      await expect(identity.privacyReport('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
        name: 'ApiError',
      });
    });

    it('A13 the configuration has the password rules', async () => {
      const { pwMinLength, pwUppercase, pwLowercase, pwPwNumbers } = await world.browser().identity.config();
      expect([pwMinLength, pwUppercase, pwLowercase, pwPwNumbers]).toEqual([8, 1, 1, 1]);
    });

    it('A15 settings, segments and the search engine’s token belong to the reader', async () => {
      const { identity } = await reader();
      expect(await identity.settings()).toBeTypeOf('object');
      expect(await identity.segmentation()).toHaveProperty('segment');
      expect(await identity.swgAccessToken()).toMatch(/./);
      expect(await identity.thirdPartyTokens('DISQUS')).toHaveProperty('enabled');
    });

    it('notifies of log-ins and log-outs', async () => {
      const { identity } = world.browser();
      const heard: (string | undefined)[] = [];
      const stop = identity.subscribe((held) => heard.push(held?.uuid));
      await signUp({ ...world.browser(), identity });
      const { uuid } = identity.identity()!;
      await identity.logout();
      stop();
      expect([heard.at(0), heard.at(-1)]).toEqual([uuid, undefined]);
    });
  });
}
