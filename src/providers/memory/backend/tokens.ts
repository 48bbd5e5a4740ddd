import { Fault } from './request.ts';
import type { Account, BackendState } from './state.ts';

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 30 * 24 * 3600;

const part = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token with its expiry. It is not signed, because the service and its callers are one program. */
const token = (claims: object): string => `${part({ alg: 'none' })}.${part(claims)}.memory`;

function claimsOf(jwt: string): { uuid: string; exp: number; family: string } | undefined {
  try {
    const [, payload = ''] = jwt.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as never;
  } catch {
    return undefined;
  }
}

/** A new session, or the next tokens of one. */
export function issueSession(state: BackendState, { uuid }: Account, family = `f${state.next()}`) {
  const seconds = Math.floor(state.clock.now().getTime() / 1000);
  const claims = { uuid, family, n: state.next() };
  const accessToken = token({ ...claims, exp: seconds + ACCESS_SECONDS });
  const refreshToken = token({ ...claims, exp: seconds + REFRESH_SECONDS, refresh: true });
  state.sessions.set(refreshToken, family);
  return { uuid, accessToken, refreshToken };
}

/** Ends sessions of a reader everywhere: all, or those that a rule chooses. */
export function endSessions(
  { sessions }: BackendState,
  uuid: string,
  chosen: (family: string) => boolean = () => true,
): void {
  for (const [refreshToken, family] of sessions)
    if (claimsOf(refreshToken)?.uuid === uuid && chosen(family)) sessions.delete(refreshToken);
}

/** @throws Fault 401 100018 for an expired or used refresh token */
export function refresh(state: BackendState, refreshToken: string) {
  const claims = claimsOf(refreshToken);
  const account = claims && state.accounts.get(claims.uuid);
  const isGood =
    state.sessions.delete(refreshToken) && claims && claims.exp * 1000 > state.clock.now().getTime();
  if (!isGood || !account) throw new Fault(401, '100018', 'The session expired, log in again');
  return issueSession(state, account, claims.family);
}

/** The owner of an `Authorization` value, with or without Bearer. @throws Fault 401 for an invalid one */
export function accountOf(
  state: BackendState,
  authorization: string | null,
): { account: Account | undefined; family: string } {
  if (!authorization) return { account: undefined, family: '' };
  const claims = claimsOf(authorization.replace(/^Bearer /, ''));
  const account = claims && state.accounts.get(claims.uuid);
  const isAlive = claims && [...state.sessions.values()].includes(claims.family);
  if (account && isAlive && claims.exp * 1000 > state.clock.now().getTime())
    return { account, family: claims.family };
  throw new Fault(401, '100011', 'The session expired, log in again');
}
