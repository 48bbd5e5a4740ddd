import { useState, type ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import {
  createMemoryServices,
  type MemoryServices,
  type MemoryServicesOptions,
} from '../../../providers/memory/accounts.ts';
import { MEMORY_OFFER } from '../../../providers/memory/offers.ts';
import type { CardsPort } from '../../../providers/ports/cards.ts';
import { storedPurchases, type StoredPurchase } from '../../../flows/purchase/purchase-record.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { AUTH_SITE } from '../../account/form-parts/auth-story.fixture.tsx';
import type { CheckoutPage } from './page.ts';

const [product] = MEMORY_OFFER.products;
if (!product) throw new Error('The services in memory sell nothing.');

export const CHECKOUT_PAGE: CheckoutPage = {
  product,
  routes: {
    buy: '/suscripciones-online/?offerId=466',
    signIn: AUTH_SITE.signIn,
    subscribe: '#tienda',
    subscriptions: '#suscripciones',
  },
  href: '/suscripciones-online/?offerId=466',
  terms: '#terminos',
  auth: { ...AUTH_SITE, companies: [] },
  stories: [
    { url: '#acueducto', headline: 'El acueducto que cada quien paga por su lado' },
    { url: '#cartas', headline: 'Las cartas que nadie reclamó en la oficina de correos' },
  ],
};

export interface BuyerProps {
  as?: MemoryServicesOptions['as'];
  cards: CardsPort;
  /** The tab's record of a purchase that a reload interrupted. */
  kept?: StoredPurchase | undefined;
  before?: ((services: MemoryServices) => void) | undefined;
  children?: ReactNode;
}

/** A reader who buys, with services in memory. */
export function Buyer({ as, cards, kept, before, children }: BuyerProps) {
  const [services] = useState(() => {
    const created = createMemoryServices({ as, log: () => undefined });
    const reader = created.identity.identity()?.uuid;
    if (kept) storedPurchases(created.storage, CHECKOUT_PAGE.product).write({ ...kept, reader });
    before?.(created);
    return { ...created, cards, clock: { now: () => new Date('2026-11-20T15:00:00Z') } };
  });
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}

/** Chooses an address with the keyboard. */
export async function fillAddress(root: HTMLElement): Promise<void> {
  const canvas = within(root);
  await userEvent.type(
    await canvas.findByRole('combobox', { name: /^Departamento/ }),
    'narino{ArrowDown}{Enter}',
  );
  await userEvent.type(canvas.getByRole('combobox', { name: /^Ciudad/ }), 'pasto{ArrowDown}{Enter}');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Dirección/ }), 'Carrera 25 # 17-40');
  await userEvent.click(canvas.getByRole('button', { name: 'Usar esta dirección' }));
}
