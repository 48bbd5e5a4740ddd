// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_PAGE } from '../checkout-parts/buyer.fixture.tsx';
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
