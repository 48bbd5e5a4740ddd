import { ApiError, CLIENT_CODES } from 'rotativa/domain';
import type { OffersPort } from 'rotativa/providers';

interface OwnProduct {
  id: string;
  plan: string;
  title: string;
  text: string;
  pesos: number;
  months: number;
  gift: boolean;
}

export function createOwnOffers(origin: string): OffersPort {
  return {
    async offer(id, options) {
      const response = await fetch(`${origin}/offers/${id}`, { signal: options?.signal ?? null }).catch(
        () => {
          const code = options?.signal?.aborted ? CLIENT_CODES.aborted : CLIENT_CODES.network;
          throw new ApiError(code, 'The service was not reached.');
        },
      );
      if (response.status === 404) throw new ApiError('unknown_offer', 'There is no such offer.', 404);
      if (!response.ok) throw new ApiError(String(response.status), 'The service failed.', response.status);
      const products = (await response.json()) as OwnProduct[];
      if (products.some(({ pesos }) => !Number.isInteger(pesos) || pesos <= 0))
        throw new ApiError(CLIENT_CODES.badReply, 'An offer has a price that cannot be paid.', 200);
      return {
        offerID: id,
        name: 'Suscripciones',
        products: products.map((product) => ({
          sku: product.id,
          priceCode: product.plan,
          name: product.title,
          description: product.text,
          price: product.pesos,
          currency: 'COP',
          periodMonths: product.months,
          gift: product.gift,
          sharesAllowed: 0,
        })),
      };
    },
  };
}
