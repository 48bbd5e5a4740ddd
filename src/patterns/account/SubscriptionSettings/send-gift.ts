import { giftRecipient, type GiftValues } from '../../../forms/sharing.ts';
import type { SalesPort } from '../../../providers/ports/sales.ts';
import { readerEmailLink } from '../EmailLinkPage/reader-email-links.ts';

/**
 * Sends a gift that the reader has bought. Returns its link.
 * @param id the subscription that is given
 * @param site the origin of the link
 */
export async function sendGift(
  sales: Pick<SalesPort, 'gift'>,
  id: number,
  values: GiftValues,
  site: string,
): Promise<string> {
  const { redeemCode } = await sales.gift(String(id), giftRecipient(values));
  return readerEmailLink(site, 'gift', redeemCode);
}
