// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SubscriptionDetails } from '../../../providers/ports/sales.ts';
import { ready } from '../settings-parts/states.fixture.ts';
import { offersOf } from './actions.ts';
import { SubscriptionSettings, type SubscriptionSettingsLinks } from './index.ts';

const links: SubscriptionSettingsLinks = {
  list: '/mias/',
  subscription: (id) => `/mias/?suscripcion=${id}`,
  orders: (page, status) => `/mias/?pedidos=${page}${status ? `&estado=${status}` : ''}`,
  order: (number) => `/mias/?pedido=${number}`,
  address: (id) => `/direccion/?suscripcion=${id}`,
  subscribe: '/suscripciones/',
  contact: '/contactenos/',
};
const entry = (status: number): SubscriptionDetails => ({ subscriptionID: 7, status, sku: 'DIGITAL' });

describe('C2 subscriptions', () => {
  it('lists each with its status and its page', () => {
    render(
      <SubscriptionSettings subscriptions={ready([{ ...entry(4), productName: 'Digital' }])} links={links} />,
    );
    expect(screen.getByRole('link', { name: 'Digital' })).toHaveAttribute('href', '/mias/?suscripcion=7');
    expect(screen.getByText('Suspendida')).toBeTruthy();
  });

  it('offers one to a reader without any', () => {
    render(<SubscriptionSettings subscriptions={ready([])} links={links} />);
    expect(screen.getByRole('link', { name: 'Ver las suscripciones' })).toHaveAttribute(
      'href',
      '/suscripciones/',
    );
  });

  it.each([
    [1, 'Activa', 'Se renueva el 12 de mayo de 2027.'],
    [2, 'Terminada', 'Terminó el 12 de mayo de 2027. Se puede comprar una nueva.'],
    [
      3,
      'Cancelada',
      'No se renueva. El acceso sigue hasta el 12 de mayo de 2027. Antes de esa fecha se puede reactivar.',
    ],
    [4, 'Suspendida', 'Hay un pago pendiente. Con otra tarjeta se intenta de nuevo el cobro.'],
    [5, 'Por activar', 'Es un regalo que todavía nadie ha activado. Desde aquí se envía a quien lo recibe.'],
    [6, 'Inactiva', 'Ya no da acceso a los contenidos. Se puede comprar una nueva.'],
    [77, 'Estado 77', 'El servicio al cliente puede explicar este estado.'],
  ])('status %i is %j', (status, label, note) => {
    const nextEventDateUTC = Date.parse('2027-05-12T15:00:00Z');
    render(<SubscriptionSettings details={ready({ ...entry(status), nextEventDateUTC })} links={links} />);
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
  });

  it.each([
    [
      1,
      'own, redeemed',
      'Fue un regalo. El acceso va hasta el 12 de mayo de 2027. No se renueva ni se cobra.',
    ],
    [2, 'shared with the reader', 'Se renueva el 12 de mayo de 2027.'],
  ])('a subscription of type %i, %s, says %j', (subscriptionType, _whose, note) => {
    const nextEventDateUTC = Date.parse('2027-05-12T15:00:00Z');
    const events = [{ eventType: 'REDEEM_SUBSCRIPTION' }];
    render(
      <SubscriptionSettings
        details={ready({ ...entry(1), nextEventDateUTC, subscriptionType, events })}
        links={links}
      />,
    );
    expect(screen.getByText(note)).toBeTruthy();
    expect(offersOf({ ...entry(1), subscriptionType, events }).cancel).toBe(false);
    expect(offersOf({ ...entry(1), subscriptionType: 1 }).cancel).toBe(true);
  });

  it('shows the subscription, and has no controls without actions', () => {
    render(
      <SubscriptionSettings
        links={links}
        details={ready({
          ...entry(1),
          currentPaymentMethod: { creditCardType: 'Visa', lastFour: '1111', expiration: '08/2028' },
          billingAddress: { line1: 'Calle 1', locality: 'Cali', region: 'Valle del Cauca', country: 'CO' },
          paymentHistory: [
            { total: 199_000, currency: 'COP', transactionDate: 0, periodFrom: 0, periodTo: 0 },
          ],
        })}
      />,
    );
    expect(screen.getByText('Visa terminada en 1111, vence 08/2028')).toBeTruthy();
    expect(screen.getByText('Cali, Valle del Cauca')).toBeTruthy();
    expect(screen.getAllByText(/199\.000/)).toHaveLength(2);
    expect(screen.queryAllByRole('button')).toEqual([]);
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href');
  });
});

describe('C6 orders', () => {
  it('has ten on a page, and links to the others', () => {
    const orders = {
      maxResults: 16,
      orders: [{ orderNumber: 'R-1', orderStatus: 'Paid', totalAmount: 5000 }],
    };
    render(<SubscriptionSettings orders={ready(orders)} ordersPage={2} links={links} />);
    expect(within(screen.getByRole('table')).getByText('Pagado')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', '/mias/?pedidos=1');
    expect(screen.getByRole('link', { name: 'R-1' })).toHaveAttribute('href', '/mias/?pedido=R-1');
  });
});
