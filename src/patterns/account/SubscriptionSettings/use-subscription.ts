'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createCardChange } from '../../../flows/card-change/card-change.ts';
import type { SalesPort } from '../../../providers/ports/sales.ts';
import { CARD_CHANGE, SUBSCRIPTION_SETTINGS } from '../../../providers/calls.ts';
import { usePieceService, usePieceServices } from '../../../providers/react.ts';
import { subscriptionRenewal } from '../../../messages/account-settings.ts';
import { useAsyncData, useSalesChanges, type AsyncData } from '../settings-parts/use-async-data.ts';
import { readerEmailLink, type ReaderEmailLinkName } from '../EmailLinkPage/reader-email-links.ts';
import { sendGift } from './send-gift.ts';
import {
  offersOf,
  type CancelReason,
  type CardActions,
  type ReaderSubscription,
  type SubscriptionActions,
} from './actions.ts';

/** The reasons of the service, or those of the words. A service that does not say them stops no cancellation. */
function useReasons(sales: Pick<SalesPort, 'config'>): readonly CancelReason[] {
  const [reasons, setReasons] = useState<readonly CancelReason[]>(subscriptionRenewal.reasons);
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

/** The bank's page adds this to the address to which it returns. */
const ANSWER = 'threeDS';

/** The address of this page, without what the bank's page added. */
function pageAddress(): URL {
  const url = new URL(location.href);
  url.searchParams.delete(ANSWER);
  return url;
}

function bankAnswered(): boolean {
  if (!new URLSearchParams(location.search).has(ANSWER)) return false;
  history.replaceState(history.state, '', pageAddress());
  return true;
}

/** The change of a subscription's card; undefined where the page has no card fields. */
function useCard(method: number | undefined): CardActions | undefined {
  const { sales, cards, storage } = usePieceServices(CARD_CHANGE);
  return useMemo(() => {
    if (!sales || !cards || !storage || method === undefined) return undefined;
    const change = createCardChange({ sales, storage, method, returnUrl: () => pageAddress().href });
    return { ...change, returned: bankAnswered };
  }, [sales, cards, storage, method]);
}

/**
 * A subscription and what its reader does with it. It follows changes by this and other tabs.
 * @param site the origin of the links that are sent; that of the page when absent
 */
export function useSubscription(
  id: number,
  site?: string,
): readonly [AsyncData<ReaderSubscription>, SubscriptionActions] {
  const sales = usePieceService(SUBSCRIPTION_SETTINGS, 'sales');
  const clock = usePieceService(SUBSCRIPTION_SETTINGS, 'clock');
  const ask = useCallback(
    async (signal: AbortSignal): Promise<ReaderSubscription> => {
      const details = await sales.subscription(id, { signal });
      const { nextEventDateUTC: end } = details;
      const periodOver = end !== undefined && end <= clock.now().getTime();
      const sharing = offersOf(details).people ? await sales.sharing(id, { signal }) : undefined;
      return { ...details, periodOver, ...(sharing?.numSharesAllowed && { sharing }) };
    },
    [sales, clock, id],
  );
  const [subscription] = useAsyncData(ask, useSalesChanges(sales));
  const reasons = useReasons(sales);
  const card = useCard(
    subscription.state === 'ready' ? subscription.data.currentPaymentMethod?.paymentMethodID : undefined,
  );
  const actions = useMemo((): SubscriptionActions => {
    const linkOf = (emailLink: ReaderEmailLinkName, code: string): string =>
      readerEmailLink(site ?? location.origin, emailLink, code);
    return {
      reasons,
      card,
      cancel: ({ text, code }) => sales.cancel(id, { reason: text, reasonCode: code }),
      rescue: () => sales.rescue(id),
      share: async (email) => linkOf('shared', (await sales.share(id, email)).redeemCode),
      stopSharing: (associateId) => sales.stopSharing(associateId),
      give: (values) => sendGift(sales, id, values, site ?? location.origin),
    };
  }, [sales, id, reasons, card, site]);
  return [subscription, actions];
}
