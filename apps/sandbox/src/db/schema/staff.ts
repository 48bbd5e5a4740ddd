import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StaffRole } from 'rotativa/providers';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Editors. They are no readers: no account of one is an account of the other. */
export const staff = pgTable(
  'staff',
  {
    /** Lower case. */
    email: text('email').primaryKey(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The role by brand. */
    roles: jsonb('roles').$type<Readonly<Record<string, StaffRole>>>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Since when the member cannot sign in. */
    blockedAt: moment('blocked_at'),
  },
  () => [check('staff_email_lower', sql`email = lower(email)`)],
);

/** Sessions of staff. The token itself is not stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    digest: text('digest').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => staff.email, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_email').on(table.email), index('staff_sessions_end').on(table.expiresAt)],
);

/** People who were asked to join the staff and have not chosen a password yet. The token of the link is not stored. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    /** Lower case. */
    email: text('email').primaryKey(),
    digest: text('digest').notNull().unique(),
    name: text('name').notNull(),
    roles: jsonb('roles').$type<Readonly<Record<string, StaffRole>>>().notNull(),
    /** The e-mail address of who invited. */
    by: text('by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  () => [check('staff_invitations_email_lower', sql`email = lower(email)`)],
);

export const AUDIT_ACTIONS = [
  'saved',
  'published',
  'scheduled',
  'withdrawn',
  'rolled-back',
  'curated',
  'previewed',
  'signed-in',
  'signed-out',
  'staff-set',
  'staff-removed',
  'live-posted',
  'live-corrected',
  'live-removed',
  'live-changed',
  'staff-invited',
  'invitation-withdrawn',
  'staff-joined',
  'staff-roles',
  'staff-blocked',
  'staff-unblocked',
] as const;

/** Who did what, and when. Append only: a trigger refuses every change of a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: moment('at').notNull(),
    /** The e-mail address of a member of staff, 'seed' or 'command'. */
    by: text('by').notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    /** The page, for what was done to one. */
    brand: text('brand'),
    page: text('page'),
    revision: integer('revision'),
    from: moment('begins_at'),
    until: moment('ends_at'),
    note: text('note').notNull().default(''),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [index('audit_log_page').on(table.brand, table.page, table.id)],
);
