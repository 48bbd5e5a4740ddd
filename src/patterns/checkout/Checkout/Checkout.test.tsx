// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CardBox, CardsPort, CardToken } from '../../../providers/ports/cards.ts';
import type { OfferProduct } from '../../../domain/sales/offer.ts';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import type { NewslettersPort } from '../../../providers/ports/newsletters.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { NEWSLETTERS } from '../../../themes/newsletters.ts';
import type { PurchaseStore, PurchaseView } from '../../../flows/purchase/purchase-view.ts';
import { Buyer, CHECKOUT_PAGE } from '../checkout-parts/buyer.fixture.tsx';
import { Ended } from '../checkout-parts/endings.tsx';
import { STEP_VIEWS } from '../checkout-parts/steps.tsx';
import { Checkout } from './index.ts';

describe('C4 Checkout', () => {
  it('shows product, price, tax and terms without a reader', () => {
    render(<Checkout page={CHECKOUT_PAGE} />);
    expect(screen.getByRole('region', { name: 'La suscripción' })).toHaveTextContent(
      /Suscripción digital anual.*199\.000 al año.*IVA incluido\. IVA:.*31\.773/s,
    );
    expect(screen.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '#terminos');
  });
});

describe('C4 a gift', () => {
  const page = { ...CHECKOUT_PAGE, product: { ...CHECKOUT_PAGE.product, gift: true } };

  it('is offered as one that is paid once, and never as a renewal', () => {
    render(<Checkout page={page} />);
    const offer = screen.getByRole('region', { name: 'El regalo' });
    expect(offer).toHaveTextContent(/199\.000 por un año.*Es un regalo\. Se paga una sola vez/s);
    expect(offer).not.toHaveTextContent('al año');
  });

  it('is named as one again before it is paid, and on the button', () => {
    const Review = STEP_VIEWS.review;
    const view = { purchase: { step: 'review', total: 199_000 } } as unknown as PurchaseView;
    const store = {} as PurchaseStore;
    const { rerender } = render(
      <Buyer cards={{} as CardsPort}>
        <Review page={page} view={view} store={store} />
      </Buyer>,
    );
    expect(screen.getByText('Es un regalo. Se paga una sola vez y no se renueva.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pagar el regalo: \$199\.000$/ })).toBeTruthy();
    rerender(
      <Buyer cards={{} as CardsPort}>
        <Review page={CHECKOUT_PAGE} view={view} store={store} />
      </Buyer>,
    );
    expect(screen.queryByText(/regalo/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Pagar \$199\.000$/ })).toBeTruthy();
  });
});

describe('C4 the page after the payment', () => {
  afterEach(() => {
    document.querySelector('h1')?.remove();
    document.title = '';
  });

  const paid = { orderNumber: 'RT-1', status: 'Paid', subscriptionIDs: [1] };
  const open = async (product: Partial<OfferProduct>, newsletters?: NewslettersPort) => {
    document.body.insertAdjacentHTML('afterbegin', '<h1>Comprar una suscripción</h1>');
    document.title = 'Comprar una suscripción | Semanario';
    const services = createMemoryServices({ as: 'active', log: () => undefined });
    const [own] = await services.sales.activeSubscriptions();
    const page = {
      ...CHECKOUT_PAGE,
      newsletters: NEWSLETTERS.filter(({ brand }) => brand === 'weekly'),
      product: { ...CHECKOUT_PAGE.product, ...product },
    } as const;
    const view = {
      purchase: { step: 'paid' },
      paid: { ...paid, subscriptionIDs: [own!.subscriptionID] },
    } as unknown as PurchaseView;
    const clock = { now: () => new Date('2026-11-20T15:00:00Z') };
    await act(async () => {
      render(
        <ServicesProvider services={{ ...services, clock, ...(newsletters && { newsletters }) }}>
          <Ended page={page} view={view} />
        </ServicesProvider>,
      );
    });
  };

  it('welcomes: title, what was bought, what to read, people to invite, newsletters to choose', async () => {
    const set = vi.fn(async () => undefined);
    await open({ sharesAllowed: 3 }, { list: async () => [], set } as unknown as NewslettersPort);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gracias por la suscripción');
    expect(document.title).toBe('Gracias por la suscripción | Semanario');
    const product = screen.getByRole('heading', { level: 2, name: 'Suscripción digital anual' });
    expect(product.parentElement).toHaveTextContent(/\$199\.000 al año/);
    expect(screen.getByRole('heading', { name: 'Para empezar a leer' })).toBeTruthy();
    const first = CHECKOUT_PAGE.stories![0]!;
    expect(screen.getByRole('link', { name: first.headline })).toHaveAttribute('href', first.url);
    expect(await screen.findByRole('heading', { name: 'Compartir' })).toBeTruthy();
    const newsletters = await screen.findAllByRole('switch');
    const own = NEWSLETTERS.filter(({ brand }) => brand === 'weekly');
    expect(newsletters).toHaveLength(own.length);
    await act(async () => fireEvent.click(newsletters[0]!));
    expect(set).toHaveBeenCalledExactlyOnceWith({ site: 'weekly', origin: own[0]!.origin, on: true });
    expect(screen.getByRole('link', { name: 'Ir a la portada' })).toBeTruthy();
  });

  it('of a gift asks for its recipient, and shares nothing', async () => {
    await open({ gift: true, sharesAllowed: 3 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gracias por el regalo');
    expect(screen.getByText(/por un año$/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Enviar el regalo' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Compartir' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Para empezar a leer' })).toBeNull();
  });

  it('of a product that is not shared invites no person', async () => {
    await open({ sharesAllowed: 0 });
    expect(screen.getByText('La compra está hecha')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Compartir' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('C4 the address', () => {
  it('leaves the focus where it is when its places have come', async () => {
    const Address = STEP_VIEWS.address;
    render(
      <Buyer as="active" cards={{} as CardsPort}>
        <Address page={CHECKOUT_PAGE} view={{} as PurchaseView} store={{} as PurchaseStore} />
      </Buyer>,
    );
    await screen.findByRole('combobox', { name: /^Departamento/ });
    // An effect runs after the form is there.
    await act(async () => undefined);
    expect(document.body).toHaveFocus();
  });
});

describe('C4 the payment', () => {
  it('is by the wallet that was chosen while the gateway took the card', async () => {
    let answer: (card: CardToken) => void = () => undefined;
    const box: CardBox = {
      tokenise: () => new Promise((resolve) => (answer = resolve)),
      clear: () => undefined,
      focus: () => undefined,
      remove: () => undefined,
    };
    const store = { setCard: vi.fn() } as unknown as PurchaseStore;
    const view = { wallets: [] } as unknown as PurchaseView;
    const Payment = STEP_VIEWS.payment;
    const { unmount } = render(
      <Buyer cards={{ render: async () => box }}>
        <Payment page={CHECKOUT_PAGE} view={view} store={store} />
      </Buyer>,
    );
    await act(async () => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    // Another step is open.
    unmount();
    await act(async () => answer({ token: 'tarde' }));
    expect(store.setCard).not.toHaveBeenCalled();
  });
});
