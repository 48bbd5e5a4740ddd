import type { AccountFault } from '../../../domain/accounts/account-faults.ts';
import type { Account, BackendState } from './state.ts';

/** A refusal of the service in memory. */
export class Fault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** @throws Fault for a broken rule */
export function refuse(fault: AccountFault | undefined): void {
  if (fault) throw new Fault(400, fault.code, fault.message);
}

export interface MemoryRequest {
  /** The variable parts of the path, in order. */
  params: readonly string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
  account: Account | undefined;
  /** The reader's session; '' for an anonymous visitor. */
  family: string;
  /** The calling browser, which a cookie would identify. */
  browser: string;
}

export type Handler = (request: MemoryRequest) => unknown;
/** By 'METHOD /path/:variable'. */
export type Routes = Record<string, Handler>;

/** @throws Fault 401 */
export function readerOf({ account }: MemoryRequest): Account {
  if (account) return account;
  throw new Fault(401, '100011', 'Access denied');
}

export const param = ({ params }: MemoryRequest, index = 0): string => params[index] ?? '';

/** A field of the body as text; '' if it is not text. */
export const text = (body: Record<string, unknown>, field: string): string => {
  const value = body[field];
  return typeof value === 'string' ? value : '';
};

/** Writes an e-mail with a single-use secret. */
export function sendSecret(
  state: BackendState,
  kind: 'verify' | 'magic' | 'reset' | 'anonymise',
  { uuid, email }: Account,
): void {
  const token = `${kind}-${state.next()}`;
  state.secrets.set(`${kind}:${token}`, uuid);
  state.emails.push({ kind, to: email, token });
}

/** Consumes a secret and returns its owner; undefined for an invalid one. */
export function spendSecret(state: BackendState, kind: string, token: string): Account | undefined {
  const key = `${kind}:${token}`;
  const uuid = state.secrets.get(key);
  state.secrets.delete(key);
  return uuid === undefined ? undefined : state.accounts.get(uuid);
}
