import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { registrationState } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { forumRegistrations } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { sendMail } from '../mail/outbox.ts';
import { lockedForum, markFull, takenSeats, type Forum } from './forum.ts';
import { seatToken } from './link.ts';

/** A reader who wants a seat. */
export interface Guest {
  readonly email: string;
  readonly name: string;
  readonly organisation: string;
}

export type Seat = typeof forumRegistrations.$inferSelect;

/** A form that is sent again within this time writes no second e-mail. */
export const EMAIL_PAUSE_MS = 10 * 60_000;

const unknown = (): HttpError =>
  new HttpError(404, 'unknown_forum', 'There is no forum with registration here.');

/**
 * Gives a guest a seat and writes the e-mail. A guest who has a seat keeps it: the answer is the same, so that no stranger
 * learns who attends, and an e-mail has the link again.
 * @throws HttpError 404 `unknown_forum`, 409 `forum_closed`, 409 `forum_full`
 */
export async function register(
  context: AppContext,
  { brand, path }: { brand: BrandKey; path: string },
  guest: Guest,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const forum = await lockedForum(tx, brand, { path, now });
    if (!forum) throw unknown();
    const state = registrationState(forum.event, now);
    if (state === 'none') throw unknown();
    if (state === 'closed') throw new HttpError(409, 'forum_closed', 'The forum has begun.');
    const known = await seatBy(tx, forum, guest.email);
    if (known && !known.cancelledAt) {
      if (now.getTime() - known.emailedAt.getTime() < EMAIL_PAUSE_MS) return;
      await tx.update(forumRegistrations).set({ emailedAt: now }).where(eq(forumRegistrations.id, known.id));
      await write(context, tx, forum, known, true);
      return;
    }
    const taken = await takenSeats(tx, forum);
    if (taken >= (forum.event.seats ?? 0)) throw new HttpError(409, 'forum_full', 'All seats are taken.');
    const fresh = { ...guest, registeredAt: now, emailedAt: now, cancelledAt: null };
    const [seat] = await tx
      .insert(forumRegistrations)
      .values({ id: randomUUID(), brand, document: forum.id, ...fresh })
      .onConflictDoUpdate({
        target: [forumRegistrations.brand, forumRegistrations.document, forumRegistrations.email],
        set: fresh,
      })
      .returning();
    if (!seat) throw new Error('A seat was not stored.');
    await markFull(tx, forum, taken + 1);
    await write(context, tx, forum, seat, false);
  });
}

async function seatBy(tx: Database, { brand, id }: Forum, email: string): Promise<Seat | undefined> {
  const seats = forumRegistrations;
  const [row] = await tx
    .select()
    .from(seats)
    .where(and(eq(seats.brand, brand), eq(seats.document, id), eq(seats.email, email)));
  return row;
}

async function write(
  context: AppContext,
  tx: Database,
  { brand, id, path, title, event }: Forum,
  seat: Seat,
  again: boolean,
): Promise<void> {
  const { starts, ends, city, venue } = event;
  await sendMail(
    { db: tx, clock: context.clock },
    {
      kind: again ? 'forum-again' : 'forum',
      to: seat.email,
      brand,
      token: await seatToken(context, seat.id),
      data: { name: seat.name, forum: { id, path, title, starts, ends, city, venue } },
    },
  );
}
