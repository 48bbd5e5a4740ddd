import { isRecord } from '../../../domain/ans/is-record.ts';
import { addressFault, profileFault } from '../../../domain/accounts/profile-fault.ts';
import { ADDRESS_PARTS, eachField, type ProfileInput } from '../../../domain/accounts/profile-fields.ts';
import { readProfile } from '../../../domain/accounts/profile-input.ts';
import { TAX_ID_CODE, taxIdOf } from '../../../domain/accounts/tax-id.ts';
import type { ReaderProfile } from '../../ports/identity.ts';
import { Fault, refuse } from './request.ts';
import type { Account, BackendState } from './state.ts';

const PARTS = Object.keys(ADDRESS_PARTS) as (keyof typeof ADDRESS_PARTS)[];

/** @throws Fault with the code of the first rule that the address of a purchase breaks */
export function checkAddress(input: unknown): void {
  const unusable = (): Fault => new Fault(400, '300165', 'Address error: check its format');
  if (!isRecord(input)) throw unusable();
  refuse(
    addressFault(
      eachField(PARTS, (part) => {
        const value = input[part] ?? '';
        if (typeof value !== 'string') throw unusable();
        return value.trim() || null;
      }),
    ),
  );
  const { taxId } = input;
  if (taxId !== undefined && !(typeof taxId === 'string' && taxIdOf(taxId)))
    throw new Fault(400, TAX_ID_CODE, 'Address error: taxId is not valid');
}

/** The profile in the body of a call. @throws Fault naming the first field whose value does not fit */
export function readInput(body: unknown): ProfileInput {
  const { input = {}, fault } = readProfile(body);
  refuse(fault);
  return input;
}

/** @throws Fault with the code of the first rule of a profile that is broken */
export const checkProfile = ({ clock }: BackendState, { profile }: Account, input: ProfileInput): void =>
  refuse(profileFault(input, clock.now(), profile));

/** @throws Fault 300023 for the public name of another reader */
export function checkDisplayName({ accounts }: BackendState, { uuid }: Account, input: ProfileInput): void {
  const wished = input.displayName?.toLowerCase();
  const isTaken = [...accounts.values()].some(
    ({ uuid: other, profile }) => other !== uuid && profile.displayName?.toLowerCase() === wished,
  );
  if (wished !== undefined && isTaken) throw new Fault(400, '300023', 'The display name is already in use');
}

/** Keeps checked changes. */
export function changeProfile(account: Account, input: ProfileInput): void {
  const { email: _email, currentPassword: _password, ...changes } = input;
  account.profile = { ...account.profile, ...changes } as ReaderProfile;
}
