import { and, eq, isNull } from 'drizzle-orm';
import type { BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { forumRegistrations } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';
import { sendMail } from '../mail/outbox.ts';
import { lockedForum, markFull, takenSeats, type Forum } from './forum.ts';
import { seatOf } from './link.ts';
import type { Seat } from './register.ts';

/** The data of the guest's page. */
export interface HeldSeat {
  readonly path: string;
  readonly name: string;
  readonly email: string;
  readonly state: 'held' | 'cancelled' | 'over';
}

/**
 * The seat of a link and its forum, both locked.
 * @throws HttpError 404 `unknown_seat`: the link is incomplete, or the forum or the seat no longer exists
 */
async function seatAndForum(tx: Database, id: string): Promise<[Seat, Forum]> {
  const unknown = () => new HttpError(404, 'unknown_seat', 'The link belongs to no seat.');
  const [named] = await tx.select().from(forumRegistrations).where(eq(forumRegistrations.id, id));
  if (!named) throw unknown();
  // The forum is locked before the seat is read, as in a registration.
  const forum = await lockedForum(tx, named.brand as BrandKey, { id: named.document });
  const [seat] = await tx.select().from(forumRegistrations).where(eq(forumRegistrations.id, id));
  if (!forum || !seat) throw unknown();
  return [seat, forum];
}

const shown = (seat: Seat, { path, event }: Forum, now: Date): HeldSeat => ({
  path,
  name: seat.name,
  email: seat.email,
  state: seat.cancelledAt ? 'cancelled' : Date.parse(event.starts) <= now.getTime() ? 'over' : 'held',
});

const idOf = async (context: AppContext, token: string): Promise<string> => {
  const id = await seatOf(context, token);
  if (!id) throw new HttpError(404, 'unknown_seat', 'The link belongs to no seat.');
  return id;
};

/** The seat of a link. @throws HttpError 404 `unknown_seat` */
export async function readSeat(context: AppContext, token: string): Promise<HeldSeat> {
  const id = await idOf(context, token);
  return context.db.transaction(async (tx) => shown(...(await seatAndForum(tx, id)), context.clock()));
}

/** Gives a seat back. A second time, and after the start, it changes nothing. @throws HttpError 404 `unknown_seat` */
export async function cancelSeat(context: AppContext, token: string): Promise<HeldSeat> {
  const id = await idOf(context, token);
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const [seat, forum] = await seatAndForum(tx, id);
    const before = shown(seat, forum, now);
    if (before.state !== 'held') return before;
    await tx
      .update(forumRegistrations)
      .set({ cancelledAt: now })
      .where(and(eq(forumRegistrations.id, id), isNull(forumRegistrations.cancelledAt)));
    await markFull(tx, forum, await takenSeats(tx, forum));
    const { path, title } = forum;
    await sendMail(
      { db: tx, clock: context.clock },
      { kind: 'forum-cancelled', to: seat.email, brand: forum.brand, data: { name: seat.name, path, title } },
    );
    return { ...before, state: 'cancelled' };
  });
}
