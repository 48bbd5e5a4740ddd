'use client';
import { useCallback, useState } from 'react';
import { ENDED_STATUSES } from '../../../domain/sales/subscription.ts';
import { colombianPlaces } from '../../../forms/places.ts';
import type { Address, ReaderProfile } from '../../../providers/ports/identity.ts';
import type { SalesPort } from '../../../providers/ports/sales.ts';
import { ADDRESS_BOOK } from '../../../providers/calls.ts';
import { usePieceService } from '../../../providers/react.ts';
import { addressBook as messages } from '../../../messages/account-settings.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { useAsyncData } from '../settings-parts/use-async-data.ts';
import { AddressBook, type AddressBookEntry } from './AddressBook.tsx';

/** The service has no type for shipping: printed editions go to the reader's home. */
const SHIPPING = 'HOME';

const isShipping = ({ type }: Address): boolean => type === SHIPPING;

async function bookOf(
  sales: Pick<SalesPort, 'allSubscriptions' | 'subscription'>,
  { addresses = [] }: ReaderProfile,
  signal: AbortSignal,
): Promise<AddressBookEntry[]> {
  const held = (await sales.allSubscriptions({ signal })).filter(
    ({ status }) => !ENDED_STATUSES.includes(status),
  );
  const details = await Promise.all(
    held.map(({ subscriptionID }) => sales.subscription(subscriptionID, { signal })),
  );
  return [
    ...details.map(({ subscriptionID, productName, sku, billingAddress }) => ({
      id: String(subscriptionID),
      title: messages.billing(productName ?? sku),
      address: billingAddress,
    })),
    { id: SHIPPING, title: messages.shipping, address: addresses.find(isShipping) },
  ];
}

/** The page of the reader's addresses: the billing of each subscription, and the shipping. */
export default function AddressSection({ profile }: SectionProps) {
  const sales = usePieceService(ADDRESS_BOOK, 'sales');
  const identity = usePieceService(ADDRESS_BOOK, 'identity');
  const [requested] = useState(() => new URLSearchParams(location.search).get('suscripcion') ?? undefined);
  // The profile of the moment in which the page opens: a saved address is put into the list below.
  const [first] = useState(profile);
  const ask = useCallback((signal: AbortSignal) => bookOf(sales, first, signal), [sales, first]);
  const [entries, change] = useAsyncData(ask);

  const save = async ({ id }: AddressBookEntry, address: Address): Promise<void> => {
    if (id === SHIPPING) {
      const others = (profile.addresses ?? []).filter((other) => !isShipping(other));
      await identity.updateProfile({ addresses: [...others, { ...address, type: SHIPPING }] });
    } else await sales.updateAddress(Number(id), address);
    change((list) => list.map((entry) => (entry.id === id ? { ...entry, address } : entry)));
  };
  return <AddressBook entries={entries} loadPlaces={colombianPlaces} onSave={save} defaultOpen={requested} />;
}
