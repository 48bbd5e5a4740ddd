import { asc, eq, sql } from 'drizzle-orm';
import type { StaffRole } from 'rotativa/providers';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { staff, staffInvitations, staffSessions } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { record } from './audit.ts';
import { administeredBy, brandsWithoutAdministrator, withRoles } from './administering.ts';
import type { StaffMember } from './roles.ts';

type Work = Pick<AppContext, 'db' | 'clock'>;
type Roles = StaffMember['roles'];

/** One decision about staff after the other: two administrators cannot take the role from each other. */
const STAFF_LOCK = 740_413_004;

/** A member of staff, as administrators see one. Instants are ISO 8601 in UTC. */
export interface StaffEntry extends StaffMember {
  readonly blocked: string | null;
  /** When the newest session that has not ended began. */
  readonly signedIn: string | null;
  /** Whether the caller may block: who does may administer all brands of the member. */
  readonly mayBlock: boolean;
}

/** An invitation that waits. */
export interface InvitationEntry extends StaffMember {
  readonly by: string;
  readonly expires: string;
}

const unknownMember = () => new HttpError(404, 'unknown_staff', 'There is no such member of staff.');

/** The members of staff and the invitations in the brands that a member administers. */
export async function listStaff(
  { db, clock }: Work,
  caller: StaffMember,
): Promise<{ staff: StaffEntry[]; invitations: InvitationEntry[] }> {
  const administered = administeredBy(caller);
  const isSeen = ({ roles }: { roles: Roles }): boolean =>
    Object.keys(roles).length === 0 || Object.keys(roles).some((brand) => administered.has(brand));
  const sessions = await db
    .select({ email: staffSessions.email, begun: sql<string>`max(${staffSessions.createdAt})` })
    .from(staffSessions)
    .groupBy(staffSessions.email);
  const begun = new Map(sessions.map((one) => [one.email, new Date(one.begun).toISOString()]));
  const members = await db.select().from(staff).orderBy(asc(staff.name), asc(staff.email));
  const invitations = await db.select().from(staffInvitations).orderBy(asc(staffInvitations.email));
  return {
    staff: members.filter(isSeen).map(({ email, name, roles, blockedAt }) => ({
      ...{ email, name, roles, blocked: blockedAt?.toISOString() ?? null },
      signedIn: begun.get(email) ?? null,
      mayBlock: Object.keys(roles).every((brand) => administered.has(brand)),
    })),
    invitations: invitations
      .filter((one) => isSeen(one) && one.expiresAt > clock())
      .map(({ email, name, roles, by, expiresAt }) => ({
        ...{ email, name, roles, by },
        expires: expiresAt.toISOString(),
      })),
  };
}

/** Decides about a member, and refuses what leaves a brand without an administrator. */
async function decide(
  { db }: Work,
  email: string,
  act: (tx: Database, member: typeof staff.$inferSelect) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${STAFF_LOCK})`);
    const before = await tx.select().from(staff);
    const member = before.find((one) => one.email === email);
    if (member === undefined) throw unknownMember();
    await act(tx, member);
    const left = brandsWithoutAdministrator(before, await tx.select().from(staff));
    if (left.length > 0)
      throw new HttpError(
        409,
        'last_administrator',
        `This would leave no administrator in ${left.join(', ')}.`,
        {},
        { brands: left },
      );
  });
}

/**
 * Gives a member the roles in the brands that the caller administers. Those in other brands stay.
 * @throws HttpError 403 `forbidden`, 404 `unknown_staff`, 409 `last_administrator`
 */
export function changeRoles(
  context: Work,
  caller: StaffMember,
  { email, roles }: { readonly email: string; readonly roles: Readonly<Record<string, StaffRole>> },
): Promise<void> {
  return decide(context, email, async (tx, member) => {
    const after = withRoles(member.roles, roles, administeredBy(caller));
    await tx.update(staff).set({ roles: after }).where(eq(staff.email, email));
    await record(tx, {
      ...{ at: context.clock(), by: caller.email, action: 'staff-roles' },
      ...{ before: { email, roles: member.roles }, after: { email, roles: after } },
    });
  });
}

/**
 * Blocks a member, whose sessions end at once, or ends a block.
 * @throws HttpError 403 `forbidden`, 404 `unknown_staff`, 409 `last_administrator`
 */
export function setBlocked(
  context: Work,
  caller: StaffMember,
  { email, blocked }: { readonly email: string; readonly blocked: boolean },
): Promise<void> {
  return decide(context, email, async (tx, member) => {
    const administered = administeredBy(caller);
    if (!Object.keys(member.roles).every((brand) => administered.has(brand)))
      throw new HttpError(403, 'forbidden', 'The member has roles in brands that you do not administer.');
    if (blocked === (member.blockedAt !== null)) return;
    const now = context.clock();
    await tx
      .update(staff)
      .set({ blockedAt: blocked ? now : null })
      .where(eq(staff.email, email));
    if (blocked) await tx.delete(staffSessions).where(eq(staffSessions.email, email));
    await record(tx, {
      ...{ at: now, by: caller.email, action: blocked ? 'staff-blocked' : 'staff-unblocked' },
      after: { email },
    });
  });
}
