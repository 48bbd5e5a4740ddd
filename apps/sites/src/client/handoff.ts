import { completeIdentity } from 'rotativa/domain';
import { createWebStorage, storedPurchases, type StoredPurchase } from 'rotativa/providers';
import { HANDOFF_PATH } from '../contract/handoff.ts';
import { startHere } from './services.ts';

/** The session that the server holds for a browser that posted forms without a script. */
interface Held {
  readonly identity?: unknown;
  readonly rememberMe?: boolean;
  /** The steps of a purchase, with the product. */
  readonly purchase?: StoredPurchase & { readonly sku: string; readonly priceCode: string };
}

/**
 * Takes over what forms without a script have begun: the steps of a purchase, and then the session, whose reader continues
 * with them. The server's cookies end with its answer.
 */
export async function takeSession(): Promise<void> {
  const response = await fetch(HANDOFF_PATH, { method: 'POST' });
  const { identity, rememberMe, purchase } = (await response.json()) as Held;
  if (purchase) {
    const { reader, address } = purchase;
    storedPurchases(createWebStorage(window), purchase).write({ reader, address });
  }
  const complete = completeIdentity(identity);
  if (complete) startHere()?.adopt(complete, rememberMe);
}
