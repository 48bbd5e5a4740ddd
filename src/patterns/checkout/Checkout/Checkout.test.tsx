// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_PAGE } from '../checkout-parts/buyer.fixture.tsx';
import { storyIn } from '../checkout-parts/use-purchase.ts';
import { Checkout } from './index.ts';

describe('C4 Checkout', () => {
  it('says what is sold, its price, tax and terms without a reader', () => {
    render(<Checkout page={CHECKOUT_PAGE} />);
    expect(screen.getByRole('region', { name: 'La suscripción' })).toHaveTextContent(
      /Suscripción digital anual.*199\.000 al año.*IVA incluido\. IVA:.*31\.773/s,
    );
    expect(screen.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '#terminos');
  });
});

describe('C4 the story that the reader came from', () => {
  it.each([
    ['?volver=/nacion/articulo/a/', '/nacion/articulo/a/'],
    ['?volver=https://evil.example/', undefined],
    ['?volver=//evil.example/', undefined],
    ['?volver=javascript:alert(1)', undefined],
    ['?volver=', undefined],
    ['', undefined],
  ])('of %j is %j', (search, path) => expect(storyIn(search)).toBe(path));
});
