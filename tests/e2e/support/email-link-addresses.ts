import { randomUUID } from 'node:crypto';
import { collectionOrSection } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import { inject } from 'vitest';
import { readConfig } from '../../../apps/sandbox/src/config.ts';
import { composeEmail, type OutboxRow } from '../../../apps/sandbox/src/mail/email.ts';
import { KINDS, SAMPLES, sampleRow } from '../../../apps/sandbox/src/mail/samples.fixture.ts';
import type { MailKind } from '../../../apps/sandbox/src/mail/kinds.ts';
import { content, type ListedStory } from './inventory.ts';
import { emailTo } from './emails.ts';
import { origin } from './open-page.ts';

/** E-mails about a forum, which only the forums send. */
const FORUM_KINDS: ReadonlySet<MailKind> = new Set(['forum', 'forum-again', 'forum-cancelled']);

/** To staff: its link leads to the desk, where `staff.test.ts` follows it. */
const TO_STAFF: MailKind = 'staff-invitation';

interface Seat {
  /** Of the forum. */
  path: string;
  token: string;
}

/** A seat at the first forum to come, taken by the form: its page needs a true token. */
async function takeSeat(): Promise<Seat> {
  const { source, query } = collectionOrSection({ collectionId: 'forums-proximos' }, { feedSize: 1 });
  const feed = await content<{ content_elements: ListedStory[] }>('forums', source, query);
  const path = feed.content_elements[0]!.canonical_url;
  const email = `enlaces-${randomUUID().slice(0, 8)}@correo.example`;
  await fetch(`${origin('forums')}${path}inscripcion/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: origin('forums') },
    body: new URLSearchParams({ name: 'Elvira Rojas', email, organisation: '', policy: 'on' }),
  });
  const sent = await emailTo(inject('contentOrigin'), email);
  const link = /https?:\/\/[^"\s<]*\/inscripcion\/\?token=[^"\s<]+/.exec(sent)?.[0] ?? '';
  return { path, token: new URL(link).searchParams.get('token') ?? '' };
}

/** The e-mail of each kind to a guest of a forum. */
const rowOfSeat = (kind: MailKind, { path, token }: Seat): OutboxRow =>
  kind === 'forum-cancelled'
    ? sampleRow(kind, 'forums', { ...SAMPLES[kind], path })
    : {
        ...sampleRow(kind, 'forums', { ...SAMPLES.forum, forum: { ...SAMPLES.forum.forum, path } }),
        token,
      };

/** An address of an e-mail, with the e-mail's kind. */
export interface EmailLinkAddress {
  kind: MailKind;
  href: string;
}

const unescaped = (attribute: string): string =>
  attribute.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&quot;', '"');

/** Every address in the e-mails that a brand can send: of their links, their texts and their calendar files. */
export async function emailLinkAddresses(brand: BrandKey): Promise<EmailLinkAddress[]> {
  const config = readConfig({ PORT: String(inject('sitesPort')) });
  const sent = KINDS.filter((kind) => kind !== TO_STAFF && (brand === 'forums' || !FORUM_KINDS.has(kind)));
  const seat = brand === 'forums' ? await takeSeat() : undefined;
  const found = await Promise.all(
    sent.map(async (kind) => {
      const row = seat && FORUM_KINDS.has(kind) ? rowOfSeat(kind, seat) : sampleRow(kind, brand);
      const { html, text, attachments } = await composeEmail(config, row);
      const links = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
      const files = attachments.map((file) => file.content.replace(/\r?\n[ \t]/g, ''));
      const written = [text, ...files].flatMap((part) => part.match(/https?:\/\/[^\s;]+/g) ?? []);
      return { kind, links, written };
    }),
  );
  // Not every e-mail has an address in its text.
  for (const part of ['links', 'written'] as const)
    if (found.every((written) => written[part].length === 0)) throw new Error(`No e-mail has ${part}.`);
  return found.flatMap(({ kind, links, written }) =>
    [...new Set([...links, ...written])].map((href) => ({ kind, href })),
  );
}
