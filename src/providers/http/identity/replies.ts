import * as z from 'zod/mini';
import { eachField, PROFILE_TEXT_NAMES } from '../../../domain/accounts/profile-fields.ts';
import { wasJson } from '../reply-checks.ts';

export { AnyReply } from '../reply-checks.ts';

/** Guards of the identity service's replies. They check the fields that callers read and keep all others. */
const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const number = z.optional(z.number());
/** The service writes dates of birth and ids as strings or numbers. */
const digits = z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String)));

export const ConfigReply = z
  .looseObject({
    signinRecaptcha: flag,
    signupRecaptcha: flag,
    magicLinkRecaptcha: flag,
    recaptchaSiteKey: text,
    facebookAppId: text,
    googleClientId: text,
    disqus: z.optional(z.looseObject({ enabled: flag, publicKey: text })),
    pwMinLength: number,
    pwUppercase: number,
    pwLowercase: number,
    pwPwNumbers: number,
    pwSpecialCharacters: number,
  })
  .check(wasJson);

/** A session must be complete to be stored. A reply without a uuid is not a session. */
export const SessionReply = z.looseObject({
  uuid: z.string().check(z.minLength(1)),
  accessToken: text,
  refreshToken: text,
  impersonator: text,
});

const IdentityReply = z.looseObject({
  id: digits,
  userName: text,
  type: text,
  passwordReset: flag,
  locked: flag,
});

const Profile = z.looseObject({
  uuid: text,
  email: text,
  ...eachField(PROFILE_TEXT_NAMES, () => text),
  gender: text,
  birthYear: digits,
  birthMonth: digits,
  birthDay: digits,
  emailVerified: flag,
  unverifiedEmail: text,
  contacts: z.optional(z.array(z.looseObject({ phone: text, type: text }))),
  addresses: z.optional(
    z.array(
      z.looseObject({
        line1: text,
        line2: text,
        locality: text,
        region: text,
        postal: text,
        country: text,
        type: text,
      }),
    ),
  ),
  attributes: z.optional(z.array(z.looseObject({ name: z.string(), value: z.string(), type: text }))),
  identities: z.optional(z.array(IdentityReply)),
});
export const ProfileReply = Profile.check(wasJson);

/** A sign-up also returns the new records. */
export const SignUpReply = z.extend(SessionReply, {
  profile: z.optional(Profile),
  identities: z.optional(z.array(IdentityReply)),
});

/** The confirmation of an action: success, valid, or the affected identity. */
export const DoneReply = z
  .looseObject({ success: flag, valid: flag, userName: text, uuid: text })
  .check(
    z.refine(
      ({ success, valid, userName, uuid }) =>
        (success ?? valid ?? (userName !== undefined || uuid !== undefined)) === true,
      'the service did not confirm',
    ),
  );

export const SettingsReply = z
  .looseObject({ disqus: z.optional(z.looseObject({ ssoKey: text })) })
  .check(wasJson);
export const SegmentationReply = z
  .looseObject({ id: z.optional(z.union([z.string(), z.number()])), segment: text })
  .check(wasJson);
export const GdprListReply = z.array(
  z.looseObject({ id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)) }),
);
export const GdprReply = z.record(z.string(), z.unknown()).check(wasJson);

/** An address: as `{url}`, or as bare text, which is read as `{message}`. */
export const AddressReply = z.pipe(
  z.union([z.string(), z.looseObject({ url: z.string() }), z.looseObject({ message: z.string() })]),
  z.transform((reply, context) => {
    const address = typeof reply === 'string' ? reply : 'url' in reply ? reply.url : reply.message;
    if (typeof address === 'string' && /^https?:\/\//.test(address) && URL.canParse(address)) return address;
    context.issues.push({ code: 'custom', message: 'no address', input: reply });
    return z.NEVER;
  }),
);

export const SwgTokenReply = z.looseObject({ accessToken: z.string() });
export const SwgLoginReply = z.looseObject({ identityExists: z.boolean() });
