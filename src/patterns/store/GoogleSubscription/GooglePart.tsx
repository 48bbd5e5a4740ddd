'use client';
import { useEffect, useState } from 'react';
import type { Order } from '../../../providers/ports/orders.ts';
import { GOOGLE_SUBSCRIPTION } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { signInFor } from '../../account/account-parts/sections.ts';
import { askGoogle } from './ask-google.ts';
import { GoogleSubscription, type GoogleSubscriptionProps } from './GoogleSubscription.tsx';
import type { GooglePurpose, GoogleState } from './states.ts';

export interface GooglePartProps extends Pick<GoogleSubscriptionProps, 'headingSize'> {
  purpose: GooglePurpose;
  routes: { signIn: string; subscriptions?: string };
  order?: Order | undefined;
}

/** The part with the page's services. Google's script loads when the reader asks for it, and not before. */
export function GooglePart({ purpose, routes, order, headingSize }: GooglePartProps) {
  const { swg, storage } = usePieceServices(GOOGLE_SUBSCRIPTION);
  const [state, setState] = useState<GoogleState>('idle');
  const [requested, setRequested] = useState<GooglePurpose>();
  const { signIn } = routes;
  // The services may come after the reader's first click.
  useEffect(() => {
    if (!requested || !swg) return;
    setRequested(undefined);
    void askGoogle({
      ...{ purpose: requested, swg, storage, order },
      show: setState,
      signIn: () => location.assign(signInFor({ signIn }, `${location.pathname}${location.search}`)),
    });
  }, [requested, swg, storage, order, signIn]);
  const ask = (what: GooglePurpose): void => {
    setState('busy');
    setRequested(what);
  };
  return (
    <GoogleSubscription
      purpose={purpose}
      state={state}
      headingSize={headingSize}
      onAsk={ask}
      subscriptions={routes.subscriptions}
    />
  );
}
