'use client';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Address } from '../../../providers/ports/identity.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { addressBook as messages, accountSettings } from '../../../messages/account-settings.ts';
import { addressLines } from '../settings-parts/address-lines.ts';
import { Loaded } from '../settings-parts/Loaded.tsx';
import type { AsyncData } from '../settings-parts/use-async-data.ts';
import type { Places } from '../../../forms/places.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressBookRoot } from './AddressBook.styles.ts';

export interface AddressBookEntry {
  id: string;
  /** The use of the address: 'Facturación de Suscripción digital anual'. */
  title: string;
  address: Address | undefined;
}

export interface AddressBookProps extends RootProps<'div'> {
  entries: AsyncData<readonly AddressBookEntry[]>;
  /** Loads departments and cities, when a form opens. */
  loadPlaces: () => Promise<Places>;
  /** Saves it. A rejection is shown at the field that it is about. @throws ApiError */
  onSave: (entry: AddressBookEntry, address: Address) => Promise<void>;
  /** The entry whose form is open at first. */
  defaultOpen?: string | undefined;
}

type PlacesState = Places | 'loading' | 'failed' | undefined;

interface EntryProps extends Pick<AddressBookProps, 'loadPlaces' | 'onSave'> {
  of: AddressBookEntry;
  openAtFirst: boolean;
}

function Entry({ of, loadPlaces, onSave, openAtFirst }: EntryProps) {
  const [places, setPlaces] = useState<PlacesState>();
  const [saved, setSaved] = useState(false);
  const open = (): void => {
    setSaved(false);
    setPlaces('loading');
    loadPlaces().then(setPlaces, () => setPlaces('failed'));
  };
  const [started, setStarted] = useState(false);
  if (openAtFirst && !started) {
    setStarted(true);
    open();
  }
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = typeof places === 'object';
  // The form that closes gives the focus back to the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) change.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const lines = addressLines(of.address);
  const form = isOpen && (
    <AddressForm
      address={of.address}
      places={places}
      takesFocus
      onCancel={() => setPlaces(undefined)}
      onSave={async (address) => {
        await onSave(of, address);
        setPlaces(undefined);
        setSaved(true);
      }}
    />
  );
  return (
    <section>
      <Heading level={2} size="m">
        {of.title}
      </Heading>
      {lines.length > 0 ? (
        <address>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      ) : (
        <p className="muted">{messages.none}</p>
      )}
      {places === 'loading' && (
        <>
          <VisuallyHidden role="status">{accountSettings.loading}</VisuallyHidden>
          <Skeleton lines={3} />
        </>
      )}
      {places === 'failed' && <Banner tone="error">{messages.noPlaces}</Banner>}
      {saved && <Banner tone="success">{messages.saved}</Banner>}
      {form || (
        <Button
          ref={change}
          size="small"
          variant="secondary"
          busy={places === 'loading'}
          aria-label={`${messages.change}: ${of.title}`}
          onClick={open}
        >
          {messages.change}
        </Button>
      )}
    </section>
  );
}

/** The reader's addresses, each with its form. @see C5 */
export const AddressBook = styleable<AddressBookProps>(
  AddressBookRoot,
  function AddressBook({ entries, loadPlaces, onSave, defaultOpen, ...rest }) {
    return (
      <AddressBookRoot {...rest}>
        <Loaded of={entries}>
          {(list) =>
            list.length > 0 ? (
              list.map((entry) => (
                <Entry
                  key={entry.id}
                  of={entry}
                  loadPlaces={loadPlaces}
                  onSave={onSave}
                  openAtFirst={entry.id === defaultOpen}
                />
              ))
            ) : (
              <p>{messages.empty}</p>
            )
          }
        </Loaded>
      </AddressBookRoot>
    );
  },
);
