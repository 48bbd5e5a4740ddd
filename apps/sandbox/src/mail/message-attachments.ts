import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contactFiles } from '../db/schema/index.ts';
import type { EmailAttachment, OutboxRow } from './email.ts';
import type { MailData } from './kinds.ts';

/** The files of a reader's message, for the customer service's copy. */
export async function messageAttachments(
  db: Database,
  { kind, data }: Pick<OutboxRow, 'kind' | 'data'>,
): Promise<EmailAttachment[]> {
  if (kind !== 'contact-service') return [];
  const { number } = data as unknown as MailData['contact-service'];
  const files = await db
    .select()
    .from(contactFiles)
    .where(eq(contactFiles.messageId, number))
    .orderBy(asc(contactFiles.id));
  return files.map(({ name, type, content }) => ({
    filename: name,
    content: Buffer.from(content).toString('base64'),
    encoding: 'base64',
    contentType: type,
  }));
}
