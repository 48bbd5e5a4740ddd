import { PROFILE_FIELDS, PROFILE_TEXTS, type EntryKind, type FieldRule } from './profile-fields.ts';

/** The age from which a person may open an account. */
export const MINIMUM_AGE_YEARS = 14;
/** The most that a picture of a reader may have. */
export const AVATAR_MAX_BYTES = 3_000_000;
/** The media type of a picture of a reader. */
export const AVATAR_TYPE = 'image/jpeg';

/** Server rules, derived from its messages. Those of a profile's texts are in their table. */
export const FIELD_RULES = {
  ...PROFILE_TEXTS,
  userName: { min: 5, max: 100, code: '300009,300081' },
  phone: { min: 10, max: 12, pattern: /^[0-9-]+$/, code: '300071' },
  country: { min: 2, max: 2, pattern: /^[A-Za-z]{2}$/, code: '300169' },
  addressLine: { min: 1, max: 256, code: '300166' },
  locality: { min: 1, max: 100, code: '300167' },
  region: { min: 1, max: 100, code: '300168' },
  postalCode: { min: 1, max: 100, code: '300165' },
  attributeName: { min: 1, max: 30, code: '300201' },
  attributeValue: { min: 1, max: 1000, code: '300201' },
} as const satisfies Record<string, FieldRule>;

/** The fields that have a rule. */
export type FieldName = keyof typeof FIELD_RULES;

/** The server's code for a value that breaks the field's rule; undefined for a valid value. Length counts characters, not UTF-16 units. */
export function fieldError(field: FieldName, value: string): string | undefined {
  const { min, max, pattern, accepts, code } = FIELD_RULES[field] as FieldRule;
  const length = [...value].length;
  const fine = length >= min && length <= max && (pattern?.test(value) ?? true) && (accepts?.(value) ?? true);
  return fine ? undefined : code;
}

/** The server's code for a profile with more entries of a kind than it may have; undefined when the count is allowed. */
export const entriesError = (kind: EntryKind, count: number): string | undefined =>
  count > PROFILE_FIELDS[kind].most ? PROFILE_FIELDS[kind].code : undefined;

/** A date of birth as the service stores it: strings of digits. */
export interface BirthDate {
  year: string | number;
  month: string | number;
  day: string | number;
}

/** Full years between a date of birth and the day of `now`, both in UTC; undefined when the date does not exist. */
export function ageAt(birth: BirthDate, now: Date): number | undefined {
  const [year, month, day] = [Number(birth.year), Number(birth.month), Number(birth.day)];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (
    year < 1900 ||
    date.getUTCFullYear() !== year ||
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day
  )
    return undefined;
  const hadBirthday =
    now.getUTCMonth() > month - 1 || (now.getUTCMonth() === month - 1 && now.getUTCDate() >= day);
  const age = now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
  return age >= 0 ? age : undefined;
}

/** 'dobRequired' without a date, 'invalidDate' for one that cannot be, 'userNotOfAge', or undefined when the reader is of age. @see A13 */
export function birthDateError(
  birth: BirthDate | undefined,
  now: Date,
): 'dobRequired' | 'invalidDate' | 'userNotOfAge' | undefined {
  if (!birth) return 'dobRequired';
  const age = ageAt(birth, now);
  if (age === undefined) return 'invalidDate';
  return age < MINIMUM_AGE_YEARS ? 'userNotOfAge' : undefined;
}

/**
 * Replaces the last 3 characters of the local part with asterisks:
 * `maria.perez@x.co` becomes `maria.pe***@x.co`. A local part of three characters or fewer is hidden completely.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const local = email.slice(0, at);
  return local.slice(0, -3) + '*'.repeat(Math.min(3, local.length)) + email.slice(at);
}

/** The reason why an avatar is rejected, or undefined. */
export function avatarError(
  file: { type: string; size: number } | null | undefined,
): 'MISSING_IMAGE' | 'UNSUPPORTED_IMAGE_TYPE' | 'IMAGE_TOO_LARGE' | undefined {
  if (!file) return 'MISSING_IMAGE';
  if (file.type !== AVATAR_TYPE) return 'UNSUPPORTED_IMAGE_TYPE';
  return file.size > AVATAR_MAX_BYTES ? 'IMAGE_TOO_LARGE' : undefined;
}
