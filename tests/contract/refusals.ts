import { describe, expect, it } from 'vitest';
import { PROFILE_FIELDS, PROFILE_TEXTS } from '../../src/domain/accounts/profile-fields.ts';
import type { IdentityPort, ProfileChanges } from '../../src/providers/ports/identity.ts';
import { CONTRACT_ADDRESS, CONTRACT_PASSWORD, newEmail, signUp, type ContractWorld } from './world.ts';

const MISFIT = '100130,300130';
const TOO_LONG_PASSWORD = `Aa1${'x'.repeat(254)}`;
const VERY_COMMON_PASSWORD = 'Password1';

const contact = (phone: string) => ({ contacts: [{ phone, type: 'PRIMARY' }] });
const address = (over: object) => ({ addresses: [{ ...CONTRACT_ADDRESS, type: 'HOME', ...over }] });
const attribute = (name: string, value = 'valor') => ({ attributes: [{ name, value }] });
const birth = (birthYear: string, birthMonth: string, birthDay: string) => ({
  birthYear,
  birthMonth,
  birthDay,
});

type TextRow = { group: string | null; max: number; code: string; pattern?: RegExp };
const TEXTS = Object.entries<TextRow>(PROFILE_TEXTS);
/** A text of a length that breaks no other rule of its field. */
const ofLength = (field: string, length: number) =>
  (field === 'picture' ? 'https://' : '').padEnd(length, 'a');

/** Changes that no service keeps, with its code: the first broken rule decides. */
const REFUSED: readonly (readonly [what: string, changes: object, code: string])[] = [
  ...TEXTS.flatMap(([field, { max, code }]) => [
    [`${field} of ${max + 1}`, { [field]: ofLength(field, max + 1) }, code] as const,
    [`${field} that is a number`, { [field]: 7 }, MISFIT] as const,
  ]),
  ...TEXTS.filter(([, { pattern }]) => pattern).map(
    ([field, { code }]) => [`${field} with a tag`, { [field]: 'Ana<b>' }, code] as const,
  ),
  ['picture that is a script', { picture: 'javascript:alert(1)' }, '300201'],
  ['picture that is a path', { picture: '/yo.jpg' }, '300201'],
  ['gender X', { gender: 'X' }, MISFIT],
  ['a year of birth alone', { birthYear: '1990' }, 'dobRequired'],
  ['a day of birth that does not exist', birth('2001', '2', '30'), 'dobRequired'],
  ['a date of birth that is a list', { birthYear: ['1990'] }, MISFIT],
  ['under 14', birth('2020', '1', '1'), 'userNotOfAge'],
  ['phone of 9', contact('300123456'), '300071'],
  ['phone of 13', contact('300-123-45678'), '300071'],
  ['phone with a letter', contact('300123456a'), '300071'],
  ['phone of an unknown place', { contacts: [{ phone: '3001234567', type: 'MOON' }] }, MISFIT],
  ['contact without a phone', { contacts: [{ type: 'HOME' }] }, MISFIT],
  ['contacts that are no list', { contacts: 'tres' }, MISFIT],
  ['address line of 257', address({ line1: 'a'.repeat(257) }), '300166'],
  ['second address line of 257', address({ line2: 'a'.repeat(257) }), '300166'],
  ['empty address line', address({ line1: '' }), '300166'],
  ['locality of 101', address({ locality: 'a'.repeat(101) }), '300167'],
  ['region of 101', address({ region: 'a'.repeat(101) }), '300168'],
  ['country of 3', address({ country: 'COL' }), '300169'],
  ['postal code of 101', address({ postal: 'a'.repeat(101) }), '300165'],
  ['address without a country', address({ country: null }), MISFIT],
  ['attribute name of 31', attribute('a'.repeat(31)), '300201'],
  ['attribute value of 1001', attribute('a', 'a'.repeat(1001)), '300201'],
  ['attribute without a value', { attributes: [{ name: 'a' }] }, MISFIT],
  ['e-mail without a domain', { email: 'nadie' }, '300075'],
  ['e-mail of a throw-away domain', { email: 'nadie@mailinator.com' }, '300041'],
  [
    'current password of 257',
    { email: 'nadie@lectores.example', currentPassword: TOO_LONG_PASSWORD },
    MISFIT,
  ],
  ...Object.entries({
    contacts: contact('3001234567').contacts,
    addresses: address({}).addresses,
    attributes: attribute('a').attributes,
  }).map(([kind, [entry]]) => {
    const { most, code } = PROFILE_FIELDS[kind as 'contacts' | 'addresses' | 'attributes'];
    return [`${most + 1} ${kind}`, { [kind]: Array.from({ length: most + 1 }, () => entry) }, code] as const;
  }),
];

/** The refusals of each way to write to an account, the same in every service. */
export function describeRefusals(world: () => ContractWorld): void {
  const refusal = (code: string): object => ({ name: 'ApiError', code });
  async function reader(): Promise<IdentityPort> {
    const browser = world().browser();
    await signUp(browser);
    return browser.identity;
  }
  const open = ({ userName, password = CONTRACT_PASSWORD, ...profile }: Record<string, unknown>) => {
    const { identity } = world().browser();
    const email = newEmail();
    return identity.signUp({
      identity: { userName: String(userName ?? profile['email'] ?? email), credentials: String(password) },
      profile: { email, ...profile } as Parameters<IdentityPort['signUp']>[0]['profile'],
    });
  };

  describe('refusals', () => {
    it('A10 A13 a profile refuses each broken rule, and keeps nothing of that call', async () => {
      const identity = await reader();
      const before = await identity.profile();
      for (const [what, changes, code] of REFUSED)
        await expect(
          identity.updateProfile({ lastName: 'Cambiada', ...changes } as ProfileChanges),
          what,
        ).rejects.toMatchObject(refusal(code));
      const { lastName, unverifiedEmail } = await identity.profile();
      expect({ lastName, unverifiedEmail }).toEqual({
        lastName: before.lastName,
        unverifiedEmail: before.unverifiedEmail,
      });
    });

    it.each(TEXTS)('A10 A13 %s is kept at its limit and cleared by null', async (field, { max }) => {
      const identity = await reader();
      const text = ofLength(field, max);
      expect(await identity.updateProfile({ [field]: text })).toMatchObject({ [field]: text });
      expect(await identity.profile()).toMatchObject({ [field]: text });
      await identity.updateProfile({ [field]: null });
      expect((await identity.profile()) as object).not.toMatchObject({ [field]: text });
    });

    it('A10 a part of a date of birth is checked with the parts that are kept', async () => {
      const identity = await reader();
      await identity.updateProfile(birth('1990', '1', '31'));
      await expect(identity.updateProfile({ birthMonth: '2' })).rejects.toMatchObject(refusal('dobRequired'));
      await expect(identity.updateProfile({ birthDay: null })).rejects.toMatchObject(refusal('dobRequired'));
      await identity.updateProfile({ birthMonth: '3' });
      expect(await identity.profile()).toMatchObject(birth('1990', '3', '31'));
    });

    it('A10 a call cannot change what is no field of a profile', async () => {
      const identity = await reader();
      const { uuid } = await identity.profile();
      const changes = {
        uuid: 'otro',
        emailVerified: true,
        status: 'Blocked',
        identities: [],
      } as ProfileChanges;
      await identity.updateProfile(changes);
      const { identities, ...profile } = await identity.profile();
      expect(profile).toMatchObject({ uuid, emailVerified: false });
      expect(profile).not.toMatchObject({ status: 'Blocked' });
      expect(identities).toHaveLength(1);
    });

    it('A10 a public name belongs to one reader: 300023', async () => {
      const [one, other] = [await reader(), await reader()];
      const displayName = `Nombre ${newEmail()}`;
      await one.updateProfile({ displayName });
      const same = { displayName: displayName.toUpperCase() };
      await expect(other.updateProfile(same)).rejects.toMatchObject(refusal('300023'));
      await expect(open(same)).rejects.toMatchObject(refusal('300023'));
      await one.updateProfile(same);
    });

    it.each([
      ['user name of 4', { userName: 'abcd' }, '300009,300081'],
      ['user name of 101', { userName: 'a'.repeat(101) }, '300009,300081'],
      ['another reader’s address as user name', { userName: 'otra@lectores.example' }, '300009,300081'],
      ['e-mail without a domain', { email: 'nadie' }, '300075'],
      ['e-mail of a throw-away domain', { email: 'a@correo.mailinator.com' }, '300041'],
      ['weak password', { password: 'corta' }, '300036'],
      ['very common password', { password: VERY_COMMON_PASSWORD }, '300036'],
      ['password of 257', { password: TOO_LONG_PASSWORD }, MISFIT],
      ['broken rule of the profile', { firstName: '<b>' }, '300127,300129'],
      ['profile that does not fit', { gender: 'X' }, MISFIT],
      ['reader under 14', birth('2020', '1', '1'), 'userNotOfAge'],
    ])('A4 A13 a sign-up refuses a %s', async (_what, form, code) => {
      await expect(open(form)).rejects.toMatchObject(refusal(code));
    });

    it.each([
      ['weak', 'corta', '300036'],
      ['very common', VERY_COMMON_PASSWORD, '300036'],
      ['too long', TOO_LONG_PASSWORD, MISFIT],
    ])('A8 A10 a new password cannot be %s', async (_what, newPassword, code) => {
      const { identity } = world().browser();
      const email = await signUp({ ...world().browser(), identity });
      const change = identity.updatePassword({ oldPassword: CONTRACT_PASSWORD, newPassword });
      await expect(change).rejects.toMatchObject(refusal(code));
      await identity.requestPasswordReset(email);
      const reset = identity.resetPassword(await world().sentEmail('reset', email), newPassword);
      await expect(reset).rejects.toMatchObject(refusal(code));
      await world().browser().identity.login({ userName: email, credentials: CONTRACT_PASSWORD });
    });

    it('A3 A4 A8 e-mails are not sent to what is no address', async () => {
      const { identity } = world().browser();
      const [email, thrownAway] = ['nadie', 'a@mailinator.com'];
      await expect(identity.requestMagicLink({ email })).rejects.toMatchObject(refusal('300075'));
      await expect(identity.requestEmailVerification(email)).rejects.toMatchObject(refusal('300075'));
      await expect(identity.requestMagicLink({ email: thrownAway })).rejects.toMatchObject(refusal('300041'));
      await expect(identity.requestPasswordReset('abcd')).rejects.toMatchObject(refusal('300301'));
    });
  });
}
