import { render, toPlainText } from '@react-email/render';
import { eventCalendar } from 'rotativa/domain/server';
import type { BrandConfig } from 'rotativa/themes';
import type { Config } from '../config.ts';
import type { outbox } from '../db/schema/index.ts';
import { deskOrigin, siteOrigin } from '../site-origin.ts';
import { findSite, type Site } from '../sites.ts';
import { emailView } from './email-view.ts';
import { isTokenKind, tokenLink } from './routes.ts';
import { reasonOf } from './reasons.ts';
import { MAIL_TEXTS, type MailText } from './texts.ts';
import type { MailKind } from './kinds.ts';
import { inVoice } from './voice.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** An e-mail, ready to send. */
export interface ComposedEmail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly EmailAttachment[];
}

/** A file that comes with an e-mail. */
export interface EmailAttachment {
  readonly filename: string;
  readonly content: string;
  /** How the content is written; a text if undefined. */
  readonly encoding?: 'base64';
  readonly contentType: string;
}

/** A header is one line: a quoted value must not start another. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Titles as they are written, without capitals of the converter. */
const PLAIN_TEXT = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/**
 * The words of an e-mail of the outbox in the voice of its brand.
 * @throws for an unknown kind or brand
 */
function composed(row: OutboxRow): { site: Site; kind: MailKind; text: MailText } {
  const site = findSite(row.brand);
  if (site === undefined || !Object.hasOwn(MAIL_TEXTS, row.kind))
    throw new Error(`No e-mail of kind '${row.kind}' for the brand '${row.brand}'.`);
  const kind = row.kind as MailKind;
  // sendMail wrote the row, and its types tie the data to the kind.
  const compose = MAIL_TEXTS[kind] as (data: object, brand: BrandConfig) => MailText;
  const text = compose(row.data, site.config);
  return { site, kind, text: { ...text, subject: oneLine(text.subject) } };
}

/** The subject of an e-mail of the outbox. */
export const subjectOf = (row: OutboxRow): string => composed(row).text.subject;

/** Writes an e-mail of the outbox as HTML, and as plain text from that HTML. */
export async function composeEmail(config: Config, row: OutboxRow): Promise<ComposedEmail> {
  const { site, kind, text } = composed(row);
  const { name, config: brand } = site;
  const reason = inVoice(brand.voice, ...reasonOf(kind, name));
  const html = await render(emailView({ text, brand, link: linkOf(config, site, row, text), reason }));
  const host = brand.hosts[0].replace(/^www\./, '');
  return {
    from: { name, address: config.mailFrom ?? `no-responder@${host}` },
    to: row.recipient,
    subject: text.subject,
    text: toPlainText(html, PLAIN_TEXT),
    html,
    attachments: filesOf(config, site, row, text),
  };
}

function filesOf(
  config: Config,
  { brand, name }: Site,
  row: OutboxRow,
  { calendar }: MailText,
): EmailAttachment[] {
  if (!calendar) return [];
  const { path, ...forum } = calendar;
  const url = new URL(path, siteOrigin(config, brand)).href;
  return [
    {
      filename: 'foro.ics',
      content: eventCalendar({ ...forum, url, organizer: name }, row.createdAt),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}

function linkOf(config: Config, site: Site, row: OutboxRow, { action }: MailText): string | undefined {
  const origin = siteOrigin(config, site.brand);
  if (action?.path !== undefined) return new URL(action.path, origin).href;
  if (action === undefined || row.token === null || !isTokenKind(row.kind)) return undefined;
  const of = row.kind === 'staff-invitation' ? deskOrigin(config) : origin;
  return of && tokenLink(of, row.kind, row.token);
}
