import { emailFault, type AccountFault } from './account-faults.ts';
import {
  ADDRESS_PARTS,
  PROFILE_FIELDS,
  PROFILE_TEXT_NAMES,
  type EntryKind,
  type ProfileInput,
} from './profile-fields.ts';
import { birthDateError, entriesError, fieldError, type FieldName } from './validation.ts';

/** A field that breaks a rule. */
export interface ProfileFault extends AccountFault {
  readonly field: string;
}

type Birth = { readonly [Part in 'birthYear' | 'birthMonth' | 'birthDay']?: string | null | undefined };
type AddressPart = keyof typeof ADDRESS_PARTS;

const LISTS = ['contacts', 'addresses', 'attributes'] as const satisfies readonly EntryKind[];

/** The service has one code for a date that is missing and for one that cannot be. */
const AGE_FAULTS = {
  dobRequired: { code: 'dobRequired', message: 'the date of birth is not complete' },
  invalidDate: { code: 'dobRequired', message: 'the date of birth is not valid' },
  userNotOfAge: { code: 'userNotOfAge', message: 'you must be over 14 years old' },
} as const;

function textFault(
  rule: FieldName,
  field: string,
  value: string | null | undefined,
): ProfileFault | undefined {
  const code = value === null || value === undefined ? undefined : fieldError(rule, value);
  return code === undefined ? undefined : { code, field, message: `${field} is not valid` };
}

/** A date of birth has all three parts or none. Parts that do not change are those that are stored. */
function birthDateFault(input: ProfileInput, now: Date, stored: Birth): ProfileFault | undefined {
  const names = ['birthYear', 'birthMonth', 'birthDay'] as const;
  if (names.every((name) => input[name] === undefined)) return undefined;
  const parts = names.map((name) => (input[name] === undefined ? stored[name] : input[name]) ?? undefined);
  if (parts.every((part) => part === undefined)) return undefined;
  const [year, month, day] = parts;
  const complete = year !== undefined && month !== undefined && day !== undefined;
  const fault = birthDateError(complete ? { year, month, day } : undefined, now);
  return fault && { ...AGE_FAULTS[fault], field: 'birthDate' };
}

function entryFault(kind: EntryKind, input: ProfileInput): ProfileFault | undefined {
  const { parts } = PROFILE_FIELDS[kind];
  for (const entry of input[kind] ?? [])
    for (const [part, { rule }] of Object.entries(parts)) {
      const value = (entry as Readonly<Record<string, string | null>>)[part];
      const fault = textFault(rule, `${kind}.${part}`, value);
      if (fault) return fault;
    }
  return undefined;
}

/** The first part of a postal address that breaks its rule; a part that is missing or null only if it is required. */
export function addressFault(
  address: Readonly<Partial<Record<AddressPart, string | null>>>,
): ProfileFault | undefined {
  for (const [part, { rule, required }] of Object.entries(ADDRESS_PARTS)) {
    const fault = textFault(rule, part, address[part as AddressPart] ?? (required ? '' : null));
    if (fault) return fault;
  }
  return undefined;
}

/** The first rule of a profile that its changes break. @param stored the date of birth before @see A10, A13 */
export function profileFault(input: ProfileInput, now: Date, stored: Birth = {}): ProfileFault | undefined {
  const address = input.email === undefined ? undefined : emailFault(input.email);
  if (address) return { ...address, field: 'email' };
  for (const name of PROFILE_TEXT_NAMES) {
    const fault = textFault(name, name, input[name]);
    if (fault) return fault;
  }
  const birth = birthDateFault(input, now, stored);
  if (birth) return birth;
  for (const kind of LISTS) {
    const code = entriesError(kind, input[kind]?.length ?? 0);
    if (code !== undefined) return { code, field: kind, message: `too many ${kind}` };
  }
  for (const kind of LISTS) {
    const fault = entryFault(kind, input);
    if (fault) return fault;
  }
  return undefined;
}
