import { call } from './call.ts';
import type { Role } from './session.ts';

export type Roles = Readonly<Record<string, Role>>;

/** A member of staff, as administrators see one. Instants are ISO 8601. */
export interface StaffEntry {
  readonly email: string;
  readonly name: string;
  readonly roles: Roles;
  /** Since when the member cannot sign in. */
  readonly blocked: string | null;
  readonly signedIn: string | null;
  readonly mayBlock: boolean;
}

export interface InvitationEntry {
  readonly email: string;
  readonly name: string;
  readonly roles: Roles;
  readonly by: string;
  readonly expires: string;
}

export interface AuditLine {
  readonly id: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly brand: string | null;
  readonly page: string | null;
  readonly revision: number | null;
  readonly note: string;
  readonly about: string | null;
}

const at = (path: string): string => `/api/paginas/${path}`;

export const listStaff = (): Promise<{
  staff: readonly StaffEntry[];
  invitations: readonly InvitationEntry[];
}> => call(at('staff'));

export const inviteStaff = (body: { email: string; name: string; roles: Roles }): Promise<void> =>
  call(at('staff/invitations'), { method: 'POST', body });

export const withdrawInvitation = (email: string): Promise<void> =>
  call(at(`staff/invitations?${new URLSearchParams({ email })}`), { method: 'DELETE' });

export const changeRoles = (email: string, roles: Roles): Promise<void> =>
  call(at('staff/roles'), { method: 'PUT', body: { email, roles } });

export const setBlocked = (email: string, blocked: boolean): Promise<void> =>
  call(at('staff/blocked'), { method: 'PUT', body: { email, blocked } });

/** @param before the number from which to read on */
export const readAudit = (before?: number): Promise<{ entries: readonly AuditLine[]; next: number | null }> =>
  call(at(`audit${before === undefined ? '' : `?before=${before}`}`));

export const readInvitation = (token: string): Promise<{ email: string; name: string; roles: Roles }> =>
  call('/api/invitacion/read', { method: 'POST', body: { token } });

export const acceptInvitation = (token: string, password: string): Promise<{ email: string }> =>
  call('/api/invitacion/accept', { method: 'POST', body: { token, password } });
