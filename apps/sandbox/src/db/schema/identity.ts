import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A telephone number of a reader. */
export interface ContactRecord {
  phone: string;
  type: string;
}

/** A postal address of a reader. */
export interface AddressRecord {
  line1: string;
  line2: string | null;
  locality: string;
  region: string | null;
  postal: string | null;
  country: string;
  type: string;
}

/** Data of a brand about a reader. */
export interface AttributeRecord {
  name: string;
  value: string;
  type: string;
}

const READER_STATUSES = ['Active', 'Blocked', 'Deactivated', 'Anonymized'] as const;

/** All accounts. An anonymised reader keeps only the row, because orders refer to it. */
export const readers = pgTable(
  'readers',
  {
    uuid: uuid('uuid').primaryKey(),
    status: text('status', { enum: READER_STATUSES }).notNull().default('Active'),
    email: text('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name'),
    lastName: text('last_name'),
    secondLastName: text('second_last_name'),
    displayName: text('display_name'),
    gender: text('gender'),
    birthYear: text('birth_year'),
    birthMonth: text('birth_month'),
    birthDay: text('birth_day'),
    picture: text('picture'),
    legacyId: text('legacy_id'),
    contacts: jsonb('contacts').$type<ContactRecord[]>().notNull().default([]),
    addresses: jsonb('addresses').$type<AddressRecord[]>().notNull().default([]),
    attributes: jsonb('attributes').$type<AttributeRecord[]>().notNull().default([]),
    segment: text('segment'),
    createdOn: moment('created_on').notNull(),
    modifiedOn: moment('modified_on').notNull(),
    deletedOn: moment('deleted_on'),
    /** When an e-mail said that the account is not used and will be deleted. */
    unusedNoticeOn: moment('unused_notice_on'),
    /** 'seed' readers are replaced when the seed changes; others are not. */
    origin: text('origin', { enum: ['seed', 'account'] })
      .notNull()
      .default('account'),
  },
  (table) => [
    uniqueIndex('readers_email').on(sql`lower(${table.email})`),
    uniqueIndex('readers_display_name').on(sql`lower(${table.displayName})`),
    check('readers_anonymized_is_empty', sql`${table.status} <> 'Anonymized' or ${table.email} is null`),
    check('readers_active_has_email', sql`${table.status} = 'Anonymized' or ${table.email} is not null`),
  ],
);

/** Sign-in methods: a password, or an account at another company. Any reader has at least one. */
export const identities = pgTable(
  'identities',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    readerUuid: uuid('reader_uuid')
      .notNull()
      .references(() => readers.uuid, { onDelete: 'cascade' }),
    /** 'Password', or the provider as the service calls it: 'Google', 'Facebook', 'Apple', 'OIDC'. */
    type: text('type').notNull(),
    /** The user name, or the other company's id of the account. */
    userName: text('user_name').notNull(),
    passwordHash: text('password_hash'),
    passwordReset: boolean('password_reset').notNull().default(false),
    locked: boolean('locked').notNull().default(false),
    lastLoginDate: moment('last_login_date'),
  },
  (table) => [
    uniqueIndex('identities_user_name').on(table.type, sql`lower(${table.userName})`),
    uniqueIndex('identities_one_per_type').on(table.readerUuid, table.type),
    check(
      'identities_password_has_hash',
      sql`(${table.type} = 'Password') = (${table.passwordHash} is not null)`,
    ),
  ],
);

/** A sign-in on one device, with its valid refresh token. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    readerUuid: uuid('reader_uuid')
      .notNull()
      .references(() => readers.uuid, { onDelete: 'cascade' }),
    grantType: text('grant_type').notNull(),
    rememberMe: boolean('remember_me').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The token that can be exchanged for the next one. */
    refreshId: uuid('refresh_id').notNull(),
    refreshIssuedAt: moment('refresh_issued_at').notNull(),
    refreshExpiresAt: moment('refresh_expires_at').notNull(),
    /** The previous token: valid for some seconds, for tabs that renew at the same time. */
    previousRefreshId: uuid('previous_refresh_id'),
    revokedAt: moment('revoked_at'),
    revokedBecause: text('revoked_because', {
      enum: ['logout', 'reuse', 'password', 'anonymized', 'relink', 'proof'],
    }),
  },
  (table) => [
    index('sessions_reader').on(table.readerUuid),
    check('sessions_revoked', sql`(${table.revokedAt} is null) = (${table.revokedBecause} is null)`),
  ],
);

const NONCE_PURPOSES = [
  'reset',
  'magic',
  'verify',
  'email-change',
  'email-undo',
  'anonymize',
  'oidc-state',
  'oidc-code',
  'apple-code',
  'swg',
  'provider-token',
] as const;
export type NoncePurpose = (typeof NONCE_PURPOSES)[number];

/** Issued single-use secrets. Only their digests are stored, so that readers of the table cannot use them. */
export const nonces = pgTable(
  'nonces',
  {
    digest: text('digest').primaryKey(),
    purpose: text('purpose', { enum: NONCE_PURPOSES }).notNull(),
    readerUuid: uuid('reader_uuid').references(() => readers.uuid, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('nonces_reader').on(table.readerUuid, table.purpose),
    index('nonces_expiry').on(table.expiresAt),
  ],
);

/** Uploaded avatars, cropped and encoded again. */
export const avatars = pgTable('avatars', {
  readerUuid: uuid('reader_uuid')
    .primaryKey()
    .references(() => readers.uuid, { onDelete: 'cascade' }),
  /** A part of the picture's address, so that a new picture has a new address. */
  version: text('version').notNull(),
  jpeg: bytes('jpeg').notNull(),
});

/** Requests for deletion, and their results. */
export const anonymizations = pgTable(
  'anonymizations',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    readerUuid: uuid('reader_uuid')
      .notNull()
      .references(() => readers.uuid, { onDelete: 'cascade' }),
    state: text('state', { enum: ['requested', 'approved', 'declined'] }).notNull(),
    reason: text('reason'),
    requestedOn: moment('requested_on').notNull(),
    decidedOn: moment('decided_on'),
  },
  (table) => [
    uniqueIndex('anonymizations_one_open')
      .on(table.readerUuid)
      .where(sql`${table.state} = 'requested'`),
    check('anonymizations_decided', sql`(${table.state} = 'requested') = (${table.decidedOn} is null)`),
  ],
);

/** The data of the service about a reader, on a given day. */
export const privacyReports = pgTable(
  'privacy_reports',
  {
    id: uuid('id').primaryKey(),
    readerUuid: uuid('reader_uuid')
      .notNull()
      .references(() => readers.uuid, { onDelete: 'cascade' }),
    createdOn: moment('created_on').notNull(),
    report: jsonb('report').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('privacy_reports_reader').on(table.readerUuid, table.createdOn.desc())],
);
