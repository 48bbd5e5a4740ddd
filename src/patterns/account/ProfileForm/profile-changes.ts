import { eachField, profileFormTexts } from '../../../domain/accounts/profile-fields.ts';
import { attributeField, PHONE_FIELDS, type ProfileValues } from '../../../forms/profile.ts';
import { birthDateOf } from '../../../forms/sign-up.ts';
import type { Contact, ProfileChanges, ReaderProfile } from '../../../providers/ports/identity.ts';

type Phones = typeof PHONE_FIELDS;
const TYPES = Object.keys(PHONE_FIELDS) as (keyof Phones)[];

const typeOf = ({ type }: Contact): keyof Phones => TYPES.find((known) => known === type) ?? 'OTHER';

/** The first phone of a type has a field; further ones are kept as they are. */
const firstOf = (contacts: readonly Contact[], type: keyof Phones): Contact | undefined =>
  contacts.find((contact) => typeOf(contact) === type);

const padded = (part: string): string => part.padStart(2, '0');

/** The initial values of the form. */
export function profileValues(profile: ReaderProfile): Record<string, string> {
  const { birthYear, birthMonth, birthDay, contacts = [], attributes = [] } = profile;
  return {
    ...eachField(profileFormTexts(), (name) => profile[name] ?? ''),
    gender: profile.gender ?? '',
    birthDate:
      birthYear && birthMonth && birthDay ? `${birthYear}-${padded(birthMonth)}-${padded(birthDay)}` : '',
    ...Object.fromEntries(TYPES.map((type) => [PHONE_FIELDS[type], firstOf(contacts, type)?.phone ?? ''])),
    ...Object.fromEntries(attributes.map(({ value }, at) => [attributeField(at), value])),
  };
}

/** The changes for the service: all fields of the form, with null for those that are empty. */
export function profileChanges(values: ProfileValues, profile: ReaderProfile): ProfileChanges {
  const { contacts = [], attributes = [] } = profile;
  const birth = birthDateOf(values.birthDate);
  const typed = TYPES.map((type) => ({ type, phone: values[PHONE_FIELDS[type]] })).filter(
    ({ phone }) => phone,
  );
  const rest = contacts.filter((contact) => contact !== firstOf(contacts, typeOf(contact)));
  const written = values as Readonly<Record<string, string>>;
  return {
    ...eachField(profileFormTexts(), (name) => values[name] || null),
    gender: values.gender || null,
    birthYear: birth ? String(birth.year) : null,
    birthMonth: birth ? String(birth.month) : null,
    birthDay: birth ? String(birth.day) : null,
    contacts: [...typed, ...rest],
    ...(attributes.length > 0 && {
      attributes: attributes
        .map((attribute, at) => ({ ...attribute, value: written[attributeField(at)] ?? attribute.value }))
        .filter(({ value }) => value),
    }),
  };
}
