import { happen } from './account-life.ts';
import { Fault } from './request.ts';
import type { Account, BackendState } from './state.ts';

const isTaken = ({ accounts }: BackendState, email: string): boolean =>
  [...accounts.values()].some((account) => account.email === email);

const taken = (): Fault => new Fault(400, '300022', 'The e-mail is already registered with another user');

/**
 * Requests another address, whose form was checked: an e-mail to it confirms the change, one to the old address can undo it.
 * @throws Fault 300040 without the password, 300022 for an address of another account
 */
export function requestEmailChange(
  state: BackendState,
  account: Account,
  wished: string,
  password: unknown,
): void {
  const email = wished.trim().toLowerCase();
  if (email === '' || email === account.email) return;
  if (password !== account.password) throw new Fault(400, '300040', 'The old password is incorrect');
  if (isTaken(state, email)) throw taken();
  const [confirm, undo] = [`new-email-${state.next()}`, `email-change-${state.next()}`];
  happen(state, account, 'address change begun');
  account.pendingEmail = email;
  state.secrets.set(`new-email:${confirm}`, account.uuid);
  state.emailUndos.set(undo, { uuid: account.uuid, email: account.email });
  state.emails.push({ kind: 'new-email', to: email, token: confirm });
  state.emails.push({ kind: 'email-change', to: account.email, token: undo });
}

function moveTo(account: Account, email: string): void {
  account.email = email;
  account.profile = { ...account.profile, email };
}

/** Makes the new address effective. @returns false for a token that confirms none @throws Fault 300022 */
export function confirmEmail(state: BackendState, token: string): boolean {
  const account = state.accounts.get(state.secrets.get(`new-email:${token}`) ?? '');
  const email = account?.pendingEmail;
  if (account === undefined || email === undefined) return false;
  if (isTaken(state, email)) throw taken();
  happen(state, account, 'address change confirmed');
  moveTo(account, email);
  return true;
}

/** Restores the old address. @returns false for an expired token */
export function undoEmailChange(state: BackendState, token: string): boolean {
  const back = state.emailUndos.get(token);
  const account = state.accounts.get(back?.uuid ?? '');
  if (!back || !account) return false;
  happen(state, account, 'address change undone');
  moveTo(account, back.email);
  return true;
}
