import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { composeEmail, type OutboxRow } from './email.ts';
import { messageAttachments } from './message-attachments.ts';
import { MailRefusedError, type MailTransport } from './transport.ts';

const BATCH = 20;
export const MAX_ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 30;
/** Longer than an attempt can take. If a process dies, another one takes over its e-mail after this time. */
const LEASE_SECONDS = 300;

/** Seconds to wait after each failed attempt: 30, 120, 480, 1920, 7680. */
export const waitSeconds = (attempts: number): number => FIRST_WAIT_SECONDS * 4 ** (attempts - 1);

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Claims the due e-mails for this process and sends them. No transaction is open during sending.
 * @returns the number of attempts
 */
export async function sendDue(context: AppContext, transport: MailTransport): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'pending'), lte(outbox.nextAttemptAt, now)))
    .orderBy(outbox.nextAttemptAt, outbox.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: after(now, LEASE_SECONDS) })
    .where(inArray(outbox.id, due))
    .returning();
  for (const row of rows.sort((a, b) => a.id - b.id)) await attempt(context, transport, row);
  return rows.length;
}

async function attempt(context: AppContext, transport: MailTransport, row: OutboxRow): Promise<void> {
  const { db, clock, config, log } = context;
  const { id, kind, attempts } = row;
  try {
    const composed = await composeEmail(config, row);
    const attachments = [...composed.attachments, ...(await messageAttachments(db, row))];
    const email = { ...composed, attachments };
    await transport.send(email, `<outbox-${id}@${email.from.address.split('@')[1] ?? 'localhost'}>`);
  } catch (error) {
    await noteFailure(context, row, error);
    return;
  }
  // The link's secret is no longer needed, and useful only to an attacker with access to the table.
  await db
    .update(outbox)
    .set({ status: 'sent', sentAt: clock(), token: null, lastError: null })
    .where(eq(outbox.id, id));
  log.info({ email: id, kind, attempts }, 'e-mail sent');
}

async function noteFailure({ db, clock, log }: AppContext, row: OutboxRow, error: unknown): Promise<void> {
  const { id, kind, attempts } = row;
  const final = error instanceof MailRefusedError || attempts >= MAX_ATTEMPTS;
  const cause = error instanceof MailRefusedError ? error.cause : error;
  await db
    .update(outbox)
    .set({
      lastError: cause instanceof Error ? cause.message : String(cause),
      ...(final
        ? { status: 'failed', token: null }
        : { nextAttemptAt: after(clock(), waitSeconds(attempts)) }),
    })
    .where(eq(outbox.id, id));
  // The server's message may contain the address, so it is only stored in the table.
  const code = (cause as { code?: unknown } | undefined)?.code;
  log[final ? 'error' : 'warn'](
    { email: id, kind, attempts, code },
    final ? 'e-mail failed' : 'e-mail waits',
  );
}
