import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { purchaseHref, purchaseIn } from '../../src/domain/sales/offer.ts';
import type { OffersPort } from '../../src/providers/ports/offers.ts';

/** The offer that the service must have for the contract: with a yearly and a monthly product, and a gift. */
export const CONTRACT_OFFER = 466;

export interface OffersWorld {
  offers: OffersPort;
  /** Whether the service can be reached from now on. */
  reachable(now: boolean): void;
  close(): Promise<void>;
}

/** The contract of the offers of a store. @see C7 */
export function describeOffersContract(adapter: string, open: () => Promise<OffersWorld>): void {
  describe(`offers: ${adapter}`, () => {
    let world: OffersWorld;
    beforeAll(async () => {
      world = await open();
    }, 120_000);
    afterEach(() => world.reachable(true));
    afterAll(() => world.close());

    it('C7 an offer has its number and products with whole prices in pesos', async () => {
      const { offerID, products } = await world.offers.offer(CONTRACT_OFFER);
      expect(offerID).toBe(CONTRACT_OFFER);
      for (const product of products) {
        expect(product).toMatchObject({
          name: expect.stringMatching(/\S/) as string,
          description: expect.any(String) as string,
          currency: 'COP',
          gift: expect.any(Boolean) as boolean,
          sharesAllowed: expect.any(Number) as number,
        });
        expect(product.price).toSatisfy((price: number) => Number.isInteger(price) && price > 0);
      }
      const periods = products.filter(({ gift }) => !gift).map(({ periodMonths }) => periodMonths);
      expect(new Set(periods)).toEqual(new Set([1, 12]));
      expect(products.some(({ gift }) => gift)).toBe(true);
    });

    it('C7 the address of each product leads back to it, and to no other', async () => {
      const { offerID, products } = await world.offers.offer(CONTRACT_OFFER);
      const hrefs = products.map((product) => purchaseHref('/comprar/', { offerID, ...product }));
      expect(new Set(hrefs).size).toBe(products.length);
      expect(hrefs.map((href) => purchaseIn(href.slice(href.indexOf('?'))))).toEqual(
        products.map(({ sku, priceCode }) => ({ offerID, sku, priceCode })),
      );
    });

    it.each([467, 0, -1, 2 ** 53])('C7 there is no offer %d', async (id) => {
      await expect(world.offers.offer(id)).rejects.toMatchObject({
        name: 'ApiError',
        code: 'unknown_offer',
        httpStatus: 404,
      });
    });

    it('a call can be given up', async () => {
      const requested = world.offers.offer(CONTRACT_OFFER, { signal: AbortSignal.abort() });
      await expect(requested).rejects.toMatchObject({ name: 'ApiError', code: 'aborted' });
    });

    it('a service that cannot be reached is an ApiError', async () => {
      world.reachable(false);
      await expect(world.offers.offer(CONTRACT_OFFER)).rejects.toMatchObject({
        name: 'ApiError',
        httpStatus: 0,
      });
    });
  });
}
