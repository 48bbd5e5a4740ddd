import {
  birthDateError,
  entriesError,
  ENTRY_KINDS,
  fieldError,
  isEmail,
  type FieldName,
} from 'rotativa/domain';
import { z } from 'zod';
import { HttpError } from '../http/errors.ts';
import { isRefusedDomain } from './email-domains.ts';
import { faults } from './faults.ts';

const text = z.string().nullish();
/** Forms send empty fields as empty strings. */
const optionalLine = z.preprocess((value) => (value === '' ? null : value), text);
const digits = z.union([z.string(), z.number()]).nullish();
const entryType = z.enum(['WORK', 'HOME', 'PRIMARY', 'OTHER']).default('OTHER');

/** The types of values. Their limits are rules of the service with specific codes. */
const NAMES = {
  firstName: text,
  lastName: text,
  secondLastName: text,
  displayName: text,
  legacyId: text,
  picture: text,
} as const;

export const ProfileInput = z.object({
  ...NAMES,
  email: z.string().optional(),
  /** Required for a new e-mail address. */
  currentPassword: z.string().max(256).optional(),
  gender: z.enum(['MALE', 'FEMALE', 'NON_CONFORMING', 'PREFER_NOT_TO_SAY']).nullish(),
  birthYear: digits,
  birthMonth: digits,
  birthDay: digits,
  contacts: z.array(z.object({ phone: z.string(), type: entryType })).nullish(),
  addresses: z
    .array(
      z.object({
        line1: z.string(),
        line2: optionalLine,
        locality: z.string(),
        region: optionalLine,
        postal: optionalLine,
        country: z.string(),
        type: entryType,
      }),
    )
    .nullish(),
  attributes: z
    .array(z.object({ name: z.string(), value: z.string(), type: z.string().max(30).default('String') }))
    .nullish(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

const FIELDS: Readonly<Record<keyof typeof NAMES, FieldName>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  secondLastName: 'secondLastName',
  displayName: 'displayName',
  legacyId: 'legacyId',
  picture: 'picture',
};

/** @throws HttpError 400 with the field's code */
function check(field: FieldName, label: string, value: string | null | undefined): void {
  if (value === null || value === undefined) return;
  const code = fieldError(field, value);
  if (code !== undefined) throw new HttpError(400, code, `${label} is not valid`);
}

/** The address of a picture on pages: only http and https. */
function checkPicture(picture: string | null | undefined): void {
  if (picture === null || picture === undefined) return;
  const web = URL.canParse(picture) && /^https?:$/.test(new URL(picture).protocol);
  if (!web) throw new HttpError(400, '300201', 'picture is not an http or https address');
}

/** @throws HttpError 400 300075 or 300041 */
export function checkEmail(email: string): void {
  if (!isEmail(email)) throw faults.email();
  if (isRefusedDomain(email)) throw faults.emailDomain();
}

const AGE_MESSAGES = {
  dobRequired: 'The date of birth is not valid',
  userNotOfAge: 'You must be over 14 years old',
} as const;

/** A date of birth has all three parts or none. */
function checkBirthDate({ birthYear, birthMonth, birthDay }: ProfileInput, now: Date): void {
  const parts = [birthYear, birthMonth, birthDay].map((part) => part ?? undefined);
  if (parts.every((part) => part === undefined)) return;
  const [year, month, day] = parts;
  const complete = year !== undefined && month !== undefined && day !== undefined;
  const fault = birthDateError(complete ? { year, month, day } : undefined, now);
  if (fault !== undefined) throw new HttpError(400, fault, AGE_MESSAGES[fault]);
}

/**
 * The rules of a profile's fields.
 * @throws HttpError 400 with the code of the first violated rule
 */
export function checkProfile(input: ProfileInput, now: Date): void {
  if (input.email !== undefined) checkEmail(input.email);
  for (const [name, field] of Object.entries(FIELDS) as [keyof typeof NAMES, FieldName][])
    check(field, name, input[name]);
  checkPicture(input.picture);
  checkBirthDate(input, now);
  for (const kind of ENTRY_KINDS) {
    const code = entriesError(kind, input[kind]?.length ?? 0);
    if (code !== undefined) throw new HttpError(400, code, `Too many ${kind}`);
  }
  for (const { phone } of input.contacts ?? []) check('phone', 'contacts.phone', phone);
  for (const address of input.addresses ?? []) {
    check('addressLine', 'addresses.line1', address.line1);
    check('addressLine', 'addresses.line2', address.line2);
    check('locality', 'addresses.locality', address.locality);
    check('region', 'addresses.region', address.region);
    check('postalCode', 'addresses.postal', address.postal);
    check('country', 'addresses.country', address.country);
  }
  for (const { name, value } of input.attributes ?? []) {
    check('attributeName', 'attributes.name', name);
    check('attributeValue', 'attributes.value', value);
  }
}

const orNull = (value: string | number | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : String(value);

/** The columns that a validated input changes: missing fields are kept, null clears a field. */
export function profileColumns(input: ProfileInput) {
  const { contacts, addresses, attributes, email: _email, currentPassword: _password, ...rest } = input;
  const columns = {
    ...rest,
    birthYear: orNull(input.birthYear),
    birthMonth: orNull(input.birthMonth),
    birthDay: orNull(input.birthDay),
    contacts: contacts === null ? [] : contacts,
    addresses: (addresses === null ? [] : addresses)?.map(({ line2, region, postal, ...address }) => ({
      ...address,
      line2: line2 ?? null,
      region: region ?? null,
      postal: postal ?? null,
    })),
    attributes: attributes === null ? [] : attributes,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof columns]?: Exclude<(typeof columns)[K], undefined>;
  };
}
