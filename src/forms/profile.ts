import * as z from 'zod/mini';
import { eachField, profileFormTexts } from '../domain/accounts/profile-fields.ts';
import { birthDateError } from '../domain/accounts/validation.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import { profileForm as messages } from '../messages/patterns.ts';
import { birthDateOf } from './sign-up.ts';
import { choice, profileText, text } from './fields.ts';

/** The phones of a profile, by the service's types. */
export const PHONE_FIELDS = {
  PRIMARY: 'phone',
  HOME: 'homePhone',
  WORK: 'workPhone',
  OTHER: 'otherPhone',
} as const;

/** The name of the field of an attribute. */
export const attributeField = (at: number): string => `attribute${at}`;

export interface ProfileRules {
  now: () => Date;
  /** How many attributes the profile has. */
  attributes: number;
}

const FIELDS = {
  ...eachField(profileFormTexts(), profileText),
  gender: choice('gender'),
  phone: profileText('phone'),
  homePhone: profileText('phone'),
  workPhone: profileText('phone'),
  otherPhone: profileText('phone'),
};

/** A day of birth; empty where the profile has none. */
const birthDate = (now: () => Date) =>
  text().check((context) => {
    const code = context.value && birthDateError(birthDateOf(context.value), now());
    if (!code) return;
    // The catalogue speaks of opening an account.
    const message = code === 'userNotOfAge' ? messages.tooYoung : errorMessage({ code });
    context.issues.push({ code: 'custom', message, input: context.value });
  });

/** Change the profile. Every field may be empty: the service then has no value. @see A10, A13 */
export const profileForm = ({ now, attributes }: ProfileRules) =>
  z.object({
    ...FIELDS,
    birthDate: birthDate(now),
    ...(Object.fromEntries(
      Array.from({ length: attributes }, (_, at) => [attributeField(at), profileText('attributeValue')]),
    ) as Record<never, never>),
  });

export type ProfileValues = z.infer<ReturnType<typeof profileForm>>;
