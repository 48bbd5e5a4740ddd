import { useCallback } from 'react';
import { lossOf, type Loss } from '../../../domain/sales/loss.ts';
import { PAYWALL_STATUSES } from '../../../domain/sales/subscription.ts';
import type { CallOptions } from '../../../providers/ports/identity.ts';
import type { SalesPort } from '../../../providers/ports/sales.ts';
import { LOSSES } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { useAsyncData, useSalesChanges, type AsyncData } from './use-async-data.ts';

type Sales = Pick<SalesPort, 'activeSubscriptions' | 'subscription' | 'sharing'>;

/** The losses with the account, by subscription. @throws ApiError */
async function lossesOf(sales: Sales, options: CallOptions): Promise<Loss[]> {
  const held = await sales.activeSubscriptions(options);
  return Promise.all(
    held.map(async ({ subscriptionID: id, status }) => {
      const [details, sharing] = await Promise.all([
        sales.subscription(id, options),
        PAYWALL_STATUSES.includes(status) ? sales.sharing(id, options) : undefined,
      ]);
      const people = sharing?.sharedSubscriptions.flatMap(({ email }) => email ?? []) ?? [];
      return lossOf(details, people);
    }),
  );
}

/** The losses with the account, as the sales service has it now; undefined on a site that sells nothing. */
export function useLosses(): AsyncData<readonly Loss[]> | undefined {
  const { sales } = usePieceServices(LOSSES);
  const ask = useCallback(async (signal: AbortSignal) => (sales ? lossesOf(sales, { signal }) : []), [sales]);
  const [losses] = useAsyncData(ask, useSalesChanges(sales));
  return sales && losses;
}
