import { Hono, type Context } from 'hono';
import { BRANDS } from 'rotativa/themes';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { parseInput, readBody } from '../http/body.ts';
import { administeredBy } from './administering.ts';
import { changeRoles, listStaff, setBlocked } from './administration.ts';
import { acceptInvitation, invite, readInvitation, withdrawInvitation } from './invitations.ts';
import { readAudit } from './read-audit.ts';
import { STAFF_ROLES, type StaffMember } from './roles.ts';
import type { StaffEnv } from './sessions.ts';

const Email = z.string().trim().toLowerCase().max(320).pipe(z.email());
const Roles = z.partialRecord(z.enum(BRANDS), z.enum(STAFF_ROLES));
const Invitation = z.object({
  email: Email,
  name: z.string().trim().min(1).max(120),
  roles: Roles.refine((roles) => Object.keys(roles).length > 0, 'needs a brand'),
});
const Token = z.object({ token: z.string().min(1).max(200) });
const AuditQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});

/** Below `/desk/v1`, without a session: the link of an invitation. */
export function invitationRoutes(context: AppContext): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  app.post('/invitation/read', async (c) =>
    c.json(await readInvitation(context, (await readBody(c, Token)).token)),
  );
  app.post('/invitation/accept', async (c) =>
    c.json(
      await acceptInvitation(context, await readBody(c, Token.extend({ password: z.string().max(8_192) }))),
      201,
    ),
  );
  return app;
}

/** Below `/desk/v1`, with a session of who administers a brand: staff, invitations and the audit log. */
export function administrationRoutes(context: AppContext): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  /** @throws HttpError 403 `forbidden` */
  const administrator = (c: Context<StaffEnv>): StaffMember => {
    const member = c.get('staff');
    if (administeredBy(member).size === 0)
      throw new HttpError(403, 'forbidden', "This needs the role 'administer' in a brand.");
    return member;
  };
  app.get('/staff', async (c) => c.json(await listStaff(context, administrator(c))));
  app.get('/audit', async (c) =>
    c.json(await readAudit(context, administrator(c), parseInput(AuditQuery, c.req.query()))),
  );
  app.post('/staff/invitations', async (c) =>
    c.json(await invite(context, administrator(c), await readBody(c, Invitation)), 201),
  );
  app.delete('/staff/invitations', async (c) => {
    const { email } = parseInput(z.object({ email: Email }), c.req.query());
    await withdrawInvitation(context, administrator(c), email);
    return c.body(null, 204);
  });
  app.put('/staff/roles', async (c) => {
    await changeRoles(context, administrator(c), await readBody(c, z.object({ email: Email, roles: Roles })));
    return c.body(null, 204);
  });
  app.put('/staff/blocked', async (c) => {
    await setBlocked(
      context,
      administrator(c),
      await readBody(c, z.object({ email: Email, blocked: z.boolean() })),
    );
    return c.body(null, 204);
  });
  return app;
}
