'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SalesPort } from '../../../providers/ports/sales.ts';
import { useService } from '../../../providers/react.ts';
import { cancelReasons } from '../../../words/desk.ts';
import { useLoading, type Loading } from '../desk-parts/use-loading.ts';
import { readerLetterLink, type ReaderLetterName } from '../LetterPage/reader-letters.ts';
import { offersOf, type CancelReason, type DeskSubscription, type SubscriptionActions } from './actions.ts';

/** The reasons of the service, or those of the words. A service that does not say them stops no cancellation. */
function useReasons(sales: SalesPort): readonly CancelReason[] {
  const [reasons, setReasons] = useState<readonly CancelReason[]>(cancelReasons);
  useEffect(() => {
    const call = new AbortController();
    sales.config({ signal: call.signal }).then(
      ({ cancelReasons: given = [] }) => {
        if (given.length > 0) setReasons(given.map((text) => ({ text })));
      },
      () => undefined,
    );
    return () => call.abort();
  }, [sales]);
  return reasons;
}

/**
 * A subscription and what its reader does with it. It follows changes by this and other tabs.
 * @param site the origin of the links that are sent; that of the page when absent
 */
export function useSubscription(
  id: number,
  site?: string,
): readonly [Loading<DeskSubscription>, SubscriptionActions] {
  const sales = useService('sales');
  const clock = useService('clock');
  const ask = useCallback(
    async (signal: AbortSignal): Promise<DeskSubscription> => {
      const details = await sales.subscription(id, { signal });
      const { nextEventDateUTC: end } = details;
      const periodOver = end !== undefined && end <= clock.now().getTime();
      const sharing = offersOf(details).share ? await sales.sharing(id, { signal }) : undefined;
      return { ...details, periodOver, ...(sharing?.numSharesAllowed && { sharing }) };
    },
    [sales, clock, id],
  );
  const [subscription] = useLoading(ask, sales.onSubscriptionsChange);
  const reasons = useReasons(sales);
  const actions = useMemo((): SubscriptionActions => {
    const linkOf = (letter: ReaderLetterName, code: string): string =>
      readerLetterLink(site ?? location.origin, letter, code);
    return {
      reasons,
      cancel: ({ text, code }) => sales.cancel(id, { reason: text, reasonCode: code }),
      rescue: () => sales.rescue(id),
      share: async (email) => linkOf('shared', (await sales.share(id, email)).redeemCode),
      stopSharing: (associateId) => sales.stopSharing(associateId),
      give: async ({ name, email, note }) => {
        const { redeemCode } = await sales.gift(String(id), { name, email, ...(note && { note }) });
        return linkOf('gift', redeemCode);
      },
    };
  }, [sales, id, reasons, site]);
  return [subscription, actions];
}
