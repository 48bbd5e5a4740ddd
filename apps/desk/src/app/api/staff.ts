import type { AuditLine, InvitationEntry, StaffEntry, StaffMember } from '@rotativa/sandbox/desk-wire';
import { call } from './call.ts';

export type Roles = StaffMember['roles'];

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

export const readInvitation = (token: string): Promise<StaffMember> =>
  call('/api/invitacion/read', { method: 'POST', body: { token } });

export const acceptInvitation = (token: string, password: string): Promise<{ email: string }> =>
  call('/api/invitacion/accept', { method: 'POST', body: { token, password } });
