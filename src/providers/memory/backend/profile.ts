import {
  birthDateError,
  entriesError,
  ENTRY_KINDS,
  fieldError,
} from '../../../domain/accounts/validation.ts';
import type { ReaderProfile } from '../../ports/identity.ts';
import { Fault } from './request.ts';
import type { Account } from './state.ts';

const NAMES = ['firstName', 'lastName', 'secondLastName', 'displayName', 'picture'] as const;
const ADDRESS_RULES = {
  line1: 'addressLine',
  line2: 'addressLine',
  locality: 'locality',
  region: 'region',
  postal: 'postalCode',
  country: 'country',
} as const;

/** @throws Fault with the code of the first rule that an address breaks */
export function checkAddress(input: unknown): void {
  if (typeof input !== 'object' || input === null) throw new Fault(400, '300165', 'Address error');
  const address = input as Record<string, unknown>;
  for (const [part, field] of Object.entries(ADDRESS_RULES)) {
    const isRequired = part === 'line1' || part === 'locality' || part === 'country';
    const value = address[part];
    if (!isRequired && (value === undefined || value === '')) continue;
    const code = fieldError(field, typeof value === 'string' ? value.trim() : '');
    if (code) throw new Fault(400, code, `Address error: ${part} is not valid`);
  }
}

/** Changes a profile by the service's rules; nothing changes when one is broken. @throws Fault */
export function changeProfile(account: Account, changes: Record<string, unknown>, now: Date): void {
  const next: ReaderProfile = { ...account.profile, ...changes, uuid: account.uuid, email: account.email };
  for (const name of NAMES) {
    const code = next[name] ? fieldError(name, next[name]) : undefined;
    if (code) throw new Fault(400, code, `${name} is not valid`);
  }
  for (const { phone } of next.contacts ?? []) {
    const code = fieldError('phone', phone ?? '');
    if (code) throw new Fault(400, code, 'phone is not valid');
  }
  for (const kind of ENTRY_KINDS) {
    const code = entriesError(kind, next[kind]?.length ?? 0);
    if (code) throw new Fault(400, code, `Too many ${kind}`);
  }
  next.addresses?.forEach(checkAddress);
  const { birthYear: year, birthMonth: month, birthDay: day } = next;
  const fault = year && month && day ? birthDateError({ year, month, day }, now) : undefined;
  if (fault === 'userNotOfAge') throw new Fault(400, '100130,300130', 'You must be over 14 years old');
  if (fault) throw new Fault(400, '100130,300130', 'The date of birth is not valid');
  account.profile = next;
}
