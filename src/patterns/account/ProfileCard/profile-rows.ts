import { archiveDate } from '../../../domain/dates/format.ts';
import { profileFormTexts } from '../../../domain/accounts/profile-fields.ts';
import type { ReaderProfile } from '../../../providers/ports/identity.ts';
import { profileCard as messages } from '../../../messages/patterns.ts';

export interface ProfileRow {
  label: string;
  /** Empty for a field without a value. */
  values: readonly string[];
}

const padded = (part: string | undefined, length: number): string => (part ?? '').padStart(length, '0');

/** A date of birth in words; empty for an incomplete one. */
const birthDateText = ({ birthYear, birthMonth, birthDay }: ReaderProfile): string =>
  birthYear && birthMonth && birthDay
    ? archiveDate(`${padded(birthYear, 4)}-${padded(birthMonth, 2)}-${padded(birthDay, 2)}`)
    : '';

const some = (...values: (string | undefined)[]): string[] =>
  values.filter((value): value is string => !!value);

const phoneOf = ({ phone, type }: { phone?: string | undefined; type?: string | undefined }): string => {
  const place = type && messages.phoneTypes[type];
  return place ? `${phone ?? ''} (${place})` : (phone ?? '');
};

/** The fields of a profile in words, in the order of the form. Attributes only if there are any. */
export function profileRows(profile: ReaderProfile): ProfileRow[] {
  const { gender, contacts, attributes } = profile;
  const texts = (group: 'names' | 'personal'): ProfileRow[] =>
    profileFormTexts(group).map((name) => ({ label: messages[name], values: some(profile[name]) }));
  return [
    ...texts('names'),
    { label: messages.gender, values: some(gender && (messages.genders[gender] ?? gender)) },
    { label: messages.birthDate, values: some(birthDateText(profile)) },
    ...texts('personal'),
    { label: messages.phones, values: some(...(contacts ?? []).map(phoneOf)) },
    ...(attributes ?? []).map(({ name, value }) => ({ label: name, values: some(value) })),
  ];
}
