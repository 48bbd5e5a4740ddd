// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CardBox, CardToken } from '../../../providers/ports/cards.ts';
import type { PurchaseStore, PurchaseView } from '../../../providers/purchase-view.ts';
import { Buyer, CHECKOUT_PAGE } from '../checkout-parts/buyer.fixture.tsx';
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
