import type { StaffRole } from 'rotativa/providers';
import { HttpError } from '../http/errors.ts';

/** The roles; each may do what the ones before it may. */
export const STAFF_ROLES = ['propose', 'publish', 'administer'] as const satisfies readonly StaffRole[];

/** The caller of a desk's call. */
export interface StaffMember {
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  /** The role by brand. */
  readonly roles: Readonly<Record<string, StaffRole>>;
}

/** Whether a member of staff has a role in a brand, or a higher one. */
export function hasRole({ roles }: StaffMember, brand: string, role: StaffRole): boolean {
  const held = Object.hasOwn(roles, brand) ? roles[brand] : undefined;
  return held !== undefined && STAFF_ROLES.indexOf(held) >= STAFF_ROLES.indexOf(role);
}

/** @throws HttpError 403 `forbidden` */
export function requireRole(member: StaffMember, brand: string, role: StaffRole): void {
  if (!hasRole(member, brand, role))
    throw new HttpError(403, 'forbidden', `This needs the role '${role}' in the brand '${brand}'.`);
}
