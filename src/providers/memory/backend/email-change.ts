import { isEmail } from '../../../domain/accounts/validation.ts';
import { Fault } from './request.ts';
import type { Account, BackendState } from './state.ts';
import { endAllSessions } from './tokens.ts';

const isTaken = ({ accounts }: BackendState, email: string): boolean =>
  [...accounts.values()].some((account) => account.email === email);

const taken = (): Fault => new Fault(400, '300022', 'The e-mail is already registered with another user');

/**
 * Requests another address: an e-mail to it confirms the change, one to the old address can undo it.
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
  if (!isEmail(email)) throw new Fault(400, '300075', 'Invalid e-mail format');
  if (password !== account.password) throw new Fault(400, '300040', 'The old password is incorrect');
  if (isTaken(state, email)) throw taken();
  const [confirm, undo] = [`new-email-${state.next()}`, `email-change-${state.next()}`];
  account.pendingEmail = email;
  state.secrets.set(`new-email:${confirm}`, account.uuid);
  const { uuid, emailVerified } = account;
  state.emailUndos.set(undo, { uuid, email: account.email, emailVerified });
  state.letters.push({ kind: 'new-email', to: email, token: confirm });
  state.letters.push({ kind: 'email-change', to: account.email, token: undo });
}

function moveTo(account: Account, email: string, emailVerified: boolean): void {
  account.email = email;
  account.emailVerified = emailVerified;
  account.pendingEmail = undefined;
  account.profile = { ...account.profile, email };
}

/** Makes the new address effective. @returns false for a token that confirms none @throws Fault 300022 */
export function confirmEmail(state: BackendState, token: string): boolean {
  const account = state.accounts.get(state.secrets.get(`new-email:${token}`) ?? '');
  if (account?.pendingEmail === undefined) return false;
  if (isTaken(state, account.pendingEmail)) throw taken();
  state.secrets.delete(`new-email:${token}`);
  moveTo(account, account.pendingEmail, true);
  return true;
}

/** Restores the old address and ends all sessions. @returns false for an expired token */
export function undoEmailChange(state: BackendState, token: string): boolean {
  const back = state.emailUndos.get(token);
  const account = state.accounts.get(back?.uuid ?? '');
  if (!back || !account) return false;
  state.emailUndos.delete(token);
  moveTo(account, back.email, back.emailVerified);
  endAllSessions(state, account.uuid);
  return true;
}
