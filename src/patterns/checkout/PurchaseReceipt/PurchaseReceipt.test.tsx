// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryServices, withReaders, type MemoryVisitor } from '../../../providers/memory/accounts.ts';
import { createMemoryBackend } from '../../../providers/memory/backend/server.ts';
import { settle } from '../../../providers/memory/backend/orders.ts';
import type { StoredOrder } from '../../../providers/memory/backend/state.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { brandOf } from '../../account/account-parts/reader.fixture.tsx';
import ReceiptPanel from '../checkout-parts/ReceiptPanel.tsx';

const { routes, legalName } = brandOf('weekly');

/** The page of an order that the active reader paid, as another reader opens it. */
function open(as: MemoryVisitor, address = '?pedido=RT2001') {
  const backend = withReaders(createMemoryBackend({}));
  const buyer = createMemoryServices({ as: 'active', backend, log: () => undefined });
  const order: StoredOrder = {
    orderNumber: 'RT2001',
    buyer: buyer.identity.identity()!.uuid,
    email: 'activo@lectores.example',
    status: 'Pending',
    lines: [{ sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 }],
    billingAddress: { line1: 'Calle 93 # 11-27', country: 'CO' },
    orderDate: Date.parse('2026-11-20T15:00:00Z'),
  };
  backend.state.orders.push(order);
  settle(backend.state, order, '1111');
  history.replaceState(null, '', `/suscripciones-online/recibo/${address}`);
  const services = createMemoryServices({ as, backend, log: () => undefined });
  return render(
    <ServicesProvider services={services}>
      <ReceiptPanel routes={routes} seller={legalName} />
    </ServicesProvider>,
  );
}

describe('C4 the receipt of a payment', () => {
  it('is the buyer’s, with tax, card and seller', async () => {
    const { container } = open('active');
    await screen.findByText('Comprobante de pago');
    expect(container).toHaveTextContent(/31\.773/);
    expect(container).toHaveTextContent(/Visa terminada en 1111/);
    expect(container).toHaveTextContent(legalName);
  });

  it.each(['?pedido=RT2001', '?pedido=RT9999', '?pedido=<b>', '?pedido=a&pedido=b', ''])(
    'another reader at %j learns nothing about the order',
    async (address) => {
      const { container } = open('registered', address);
      await screen.findByText('No encontramos este recibo');
      expect(container.textContent).not.toMatch(/activo@|199\.000|1111|Comprobante/);
    },
  );

  it('a visitor signs in and comes back', async () => {
    open('anonymous');
    expect(await screen.findByRole('link', { name: /^Iniciar/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/suscripciones-online/recibo/?pedido=RT2001')),
    );
  });

  it('leads back to the story that the reader left', async () => {
    open('active', '?pedido=RT2001&volver=%2Fnacion%2Farticulo%2Fa%2F');
    await screen.findByText('Comprobante de pago');
    expect(screen.getByRole('link', { name: 'Volver al artículo' })).toHaveAttribute(
      'href',
      '/nacion/articulo/a/',
    );
  });
});
