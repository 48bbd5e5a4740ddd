/** The age from which a person may open an account. */
export const MINIMUM_AGE_YEARS = 14;
const MAX_PROFILE_ENTRIES = 100;
/** The most that a picture of a reader may have. */
export const AVATAR_MAX_BYTES = 3_000_000;
/** The media type of a picture of a reader. */
export const AVATAR_TYPE = 'image/jpeg';

const EMAIL = /^[^\s@"(),:;<>[\]]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
/** The longest e-mail address. */
export const EMAIL_MAX_CHARACTERS = 254;

/** Whether a text is one e-mail address with a domain, as the services accept it. */
export const isEmail = (value: string): boolean => value.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(value);

/** A field of a profile or an address: its limits in characters, and the server's code for a value outside them. */
export interface FieldRule {
  min: number;
  max: number;
  pattern?: RegExp;
  code: string;
}

const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Nd} .,'’()-]*$/u;

/** Server rules, derived from its messages. Where messages contradict each other (names up to 50 or 100), the wider limit applies. */
export const FIELD_RULES = {
  userName: { min: 5, max: 100, code: '300009,300081' },
  displayName: { min: 1, max: 100, code: '300201' },
  firstName: { min: 1, max: 100, pattern: PERSON_NAME, code: '300127,300129' },
  lastName: { min: 1, max: 100, pattern: PERSON_NAME, code: '300127,300129' },
  secondLastName: { min: 1, max: 50, pattern: PERSON_NAME, code: '300127,300129' },
  phone: { min: 10, max: 12, pattern: /^[0-9-]+$/, code: '300071' },
  country: { min: 2, max: 2, pattern: /^[A-Za-z]{2}$/, code: '300169' },
  addressLine: { min: 1, max: 256, code: '300166' },
  locality: { min: 1, max: 100, code: '300167' },
  region: { min: 1, max: 100, code: '300168' },
  postalCode: { min: 1, max: 100, code: '300165' },
  attributeName: { min: 1, max: 30, code: '300201' },
  attributeValue: { min: 1, max: 1000, code: '300201' },
  picture: { min: 1, max: 255, code: '300201' },
  legacyId: { min: 1, max: 50, code: '300201' },
} as const satisfies Record<string, FieldRule>;

/** The fields that have a rule. */
export type FieldName = keyof typeof FIELD_RULES;

/** The server's code for a value that breaks the field's rule; undefined for a valid value. Length counts characters, not UTF-16 units. */
export function fieldError(field: FieldName, value: string): string | undefined {
  const { min, max, code, ...rest } = FIELD_RULES[field] as FieldRule;
  const length = [...value].length;
  const fine = length >= min && length <= max && (rest.pattern?.test(value) ?? true);
  return fine ? undefined : code;
}

/** The codes for a profile with too many entries. */
const ENTRY_CODES = { contacts: '3007010', addresses: '3007011', attributes: '3007012' } as const;

/** The lists of a profile whose number of entries is limited. */
export type EntryKind = keyof typeof ENTRY_CODES;
export const ENTRY_KINDS = Object.keys(ENTRY_CODES) as readonly EntryKind[];

/** The server's code for a profile with more than 100 entries of a kind; undefined when the count is allowed. */
export const entriesError = (kind: EntryKind, count: number): string | undefined =>
  count > MAX_PROFILE_ENTRIES ? ENTRY_CODES[kind] : undefined;

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

/** 'dobRequired', 'userNotOfAge', or undefined when the reader is of age. @see A13 */
export function birthDateError(
  birth: BirthDate | undefined,
  now: Date,
): 'dobRequired' | 'userNotOfAge' | undefined {
  const age = birth && ageAt(birth, now);
  if (age === undefined) return 'dobRequired';
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
