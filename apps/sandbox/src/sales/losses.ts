import { lossOf, PAYWALL_STATUSES, RELEVANT_STATUSES, type Loss } from 'rotativa/domain';
import type { AppContext } from '../context.ts';
import { sharingOf } from './share.ts';
import { detailsReply } from './subscription-reply.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** The losses of a reader with the account: the same facts as the pages of the account get. */
export async function lossesOf(context: AppContext, uuid: string): Promise<Loss[]> {
  const held = await subscriptionsOf(context.db, uuid, context.clock());
  const losses: Loss[] = [];
  // One after the other: the transaction of the e-mail has one connection.
  for (const one of held) {
    if (!RELEVANT_STATUSES.includes(one.statusNow)) continue;
    const { sharedSubscriptions } = await sharingOf(context, uuid, one.id);
    const people = PAYWALL_STATUSES.includes(one.statusNow) ? sharedSubscriptions : [];
    losses.push(
      lossOf(
        await detailsReply(context.db, one),
        people.flatMap(({ email }) => email ?? []),
      ),
    );
  }
  return losses;
}
