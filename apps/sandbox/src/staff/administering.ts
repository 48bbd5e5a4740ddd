import type { StaffRole } from 'rotativa/providers';
import { HttpError } from '../http/errors.ts';
import { hasRole, type StaffMember } from './roles.ts';

type Roles = StaffMember['roles'];

/** A member of staff as the rules see one. */
interface Held {
  readonly roles: Roles;
  readonly blockedAt: Date | null;
}

/** The brands that a member administers. */
export const administeredBy = (member: StaffMember): ReadonlySet<string> =>
  new Set(Object.keys(member.roles).filter((brand) => hasRole(member, brand, 'administer')));

/**
 * The roles of a member after a decision about some brands: those of other brands stay.
 * @throws HttpError 403 `forbidden` for a brand that is not among `administered`
 */
export function withRoles(
  before: Roles,
  given: Readonly<Record<string, StaffRole>>,
  administered: ReadonlySet<string>,
): Roles {
  const foreign = Object.keys(given).filter(
    (brand) => !administered.has(brand) && given[brand] !== before[brand],
  );
  if (foreign.length > 0)
    throw new HttpError(403, 'forbidden', `This needs the role 'administer' in ${foreign.join(', ')}.`);
  const kept = Object.entries(before).filter(([brand]) => !administered.has(brand));
  return { ...Object.fromEntries(kept), ...given };
}

const administered = (members: readonly Held[]): ReadonlySet<string> =>
  new Set(
    members
      .filter(({ blockedAt }) => blockedAt === null)
      .flatMap(({ roles }) => Object.keys(roles).filter((brand) => roles[brand] === 'administer')),
  );

/** The brands that had an administrator who can sign in, and would have none. */
export function brandsWithoutAdministrator(before: readonly Held[], after: readonly Held[]): string[] {
  const left = administered(after);
  return [...administered(before)].filter((brand) => !left.has(brand)).sort();
}
