import type { BrandConfig } from 'rotativa/themes';
import type { Config } from '../config.ts';
import type { outbox } from '../db/schema/index.ts';
import { siteOrigin } from '../site-origin.ts';
import { findSite } from '../sites.ts';
import { isTokenKind, tokenLink } from './routes.ts';
import { MAIL_TEXTS } from './texts.ts';
import type { MailText } from './texts.ts';
import type { MailKind } from './kinds.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** A letter as it leaves. */
export interface Letter {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A header is one line: what is quoted in it may not begin another. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Writes a letter of the outbox in the voice of its brand.
 * @throws when the row's kind or brand is none of ours
 */
export function writeLetter(config: Config, row: OutboxRow): Letter {
  const site = findSite(row.brand);
  const compose = Object.hasOwn(MAIL_TEXTS, row.kind) ? MAIL_TEXTS[row.kind as MailKind] : undefined;
  if (site === undefined || compose === undefined)
    throw new Error(`No letter of kind '${row.kind}' for the brand '${row.brand}'.`);
  // The row was written by sendMail, whose types tie the data to the kind.
  const text = (compose as (data: object, brand: BrandConfig) => MailText)(row.data, site.config);
  const link = linkOf(config, row, text);
  const host = site.config.hosts[0].replace(/^www\./, '');
  return {
    from: { name: site.name, address: config.mailFrom ?? `no-responder@${host}` },
    to: row.recipient,
    subject: oneLine(text.subject),
    text: plain(text, link, site.config),
    html: html(text, link, site.config),
  };
}

function linkOf(config: Config, row: OutboxRow, text: MailText): string | undefined {
  const origin = siteOrigin(config, findSite(row.brand)?.brand ?? 'weekly');
  if (text.action?.path !== undefined) return new URL(text.action.path, origin).href;
  if (text.action === undefined || row.token === null || !isTokenKind(row.kind)) return undefined;
  return tokenLink(origin, row.kind, row.token);
}

function plain({ paragraphs, action, note }: MailText, link: string | undefined, brand: BrandConfig): string {
  const button = action === undefined || link === undefined ? [] : [`${action.label}: ${link}`];
  const notes = note === undefined ? [] : [note];
  return [...paragraphs, ...button, ...notes, `${brand.name}\n${brand.legalName}`].join('\n\n');
}

function html(
  { subject, paragraphs, action, note }: MailText,
  link: string | undefined,
  brand: BrandConfig,
): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const button =
    action === undefined || link === undefined
      ? []
      : [`<p><a href="${escapeHtml(link)}"><strong>${escapeHtml(action.label)}</strong></a></p>`];
  return [
    `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(subject))}</title></head>`,
    '<body style="font-family:Georgia,serif;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">',
    `<p><strong>${escapeHtml(brand.name)}</strong></p>`,
    ...paragraphs.map(paragraph),
    ...button,
    ...(note === undefined ? [] : [paragraph(note)]),
    `<hr><p><small>${escapeHtml(brand.legalName)}</small></p></body></html>`,
  ].join('\n');
}
