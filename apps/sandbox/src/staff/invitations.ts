import { and, eq, gt, lte } from 'drizzle-orm';
import type { StaffRole } from 'rotativa/providers';
import { BRANDS } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import { staff, staffInvitations } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { sendMail } from '../mail/outbox.ts';
import { digestOf, newSecret } from '../security/secrets.ts';
import { hashPassword } from '../security/passwords.ts';
import { deskOrigin } from '../site-origin.ts';
import { staffPasswordFault } from './accounts.ts';
import { administeredBy, withRoles } from './administering.ts';
import { record } from './audit.ts';
import type { StaffMember } from './roles.ts';

type Stored = Pick<AppContext, 'db' | 'clock'>;
type Work = Stored & Pick<AppContext, 'config'>;

/** An invitation ends after three days, or when it has been used. */
export const INVITATION_MS = 3 * 24 * 60 * 60_000;

const unknownInvitation = () =>
  new HttpError(404, 'unknown_invitation', 'The invitation was used, has ended or was withdrawn.');

/**
 * Asks a person to join the staff, by an e-mail with a link that works once. An earlier invitation of the address ends.
 * @throws HttpError 403 `forbidden`, 409 `already_staff`, 503 `no_desk` while the address of the desk is not configured
 */
export async function invite(
  { db, clock, config }: Work,
  caller: StaffMember,
  {
    email,
    name,
    roles: given,
  }: { readonly email: string; readonly name: string; readonly roles: Readonly<Record<string, StaffRole>> },
): Promise<{ email: string; expires: string }> {
  if (deskOrigin(config) === undefined)
    throw new HttpError(503, 'no_desk', 'DESK_ORIGIN is not set: an invitation would lead nowhere.');
  const roles = withRoles({}, given, administeredBy(caller));
  const token = newSecret();
  const now = clock();
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  const values = {
    ...{ digest: digestOf(token), name, roles, by: caller.email, createdAt: now, expiresAt },
  };
  await db.transaction(async (tx) => {
    const [member] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.email, email));
    if (member !== undefined)
      throw new HttpError(409, 'already_staff', 'The address is one of a member of staff: change the roles.');
    await tx.delete(staffInvitations).where(lte(staffInvitations.expiresAt, now));
    await tx
      .insert(staffInvitations)
      .values({ email, ...values })
      .onConflictDoUpdate({ target: staffInvitations.email, set: values });
    await sendMail(
      { db: tx, clock },
      {
        kind: 'staff-invitation',
        to: email,
        brand: BRANDS.find((brand) => Object.hasOwn(roles, brand)),
        data: { name, from: caller.name },
        token,
      },
    );
    await record(tx, { at: now, by: caller.email, action: 'staff-invited', after: { email, name, roles } });
  });
  return { email, expires: expiresAt.toISOString() };
}

/** Takes an invitation back. @throws HttpError 403 `forbidden`, 404 `unknown_invitation` */
export async function withdrawInvitation(
  { db, clock }: Stored,
  caller: StaffMember,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.email, email))
      .returning({ roles: staffInvitations.roles });
    if (found === undefined) throw unknownInvitation();
    withRoles({}, found.roles, administeredBy(caller));
    await record(tx, { at: clock(), by: caller.email, action: 'invitation-withdrawn', before: { email } });
  });
}

/** The person whom an invitation is for. @throws HttpError 404 `unknown_invitation` */
export async function readInvitation({ db, clock }: Stored, token: string): Promise<StaffMember> {
  const [found] = await db
    .select({ email: staffInvitations.email, name: staffInvitations.name, roles: staffInvitations.roles })
    .from(staffInvitations)
    .where(and(eq(staffInvitations.digest, digestOf(token)), gt(staffInvitations.expiresAt, clock())));
  if (found === undefined) throw unknownInvitation();
  return found;
}

/**
 * Makes the invited person a member of staff, who signs in with this password then. The link works once.
 * @throws HttpError 404 `unknown_invitation`, 422 `weak_password`
 */
export async function acceptInvitation(
  { db, clock }: Stored,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ email: string }> {
  const fault = staffPasswordFault(password);
  if (fault !== undefined) throw new HttpError(422, 'weak_password', fault);
  await readInvitation({ db, clock }, token);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const now = clock();
    const [used] = await tx
      .delete(staffInvitations)
      .where(and(eq(staffInvitations.digest, digestOf(token)), gt(staffInvitations.expiresAt, now)))
      .returning();
    if (used === undefined) throw unknownInvitation();
    const { email, name, roles } = used;
    const [made] = await tx
      .insert(staff)
      .values({ email, name, roles, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ email: staff.email });
    // The command may have made the account since then.
    if (made === undefined) throw unknownInvitation();
    await record(tx, { at: now, by: email, action: 'staff-joined', after: { email, name, roles } });
    return { email };
  });
}
