// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import type { ReaderProfile } from '../../../providers/ports/identity.ts';
import { brandOf } from '../account-parts/reader.fixture.tsx';
import { accountPage } from '../account-parts/sections.ts';
import SubscriptionSection from './SubscriptionSection.tsx';

/** The account's list at an address, of a reader with a paid order and a pending one. */
async function open(address: string) {
  const services = createMemoryServices({ as: 'active', log: () => undefined });
  const { backend, identity } = services;
  const order = {
    buyer: identity.identity()!.uuid,
    email: 'activo@lectores.example',
    lines: [{ sku: 'DIGITAL-ANUAL', priceCode: 'ANUAL-199', quantity: 1 }],
    billingAddress: { line1: 'Calle 93 # 11-27', country: 'CO' },
    orderDate: Date.parse('2026-11-20T15:00:00Z'),
  };
  backend.state.orders.push({ ...order, orderNumber: 'RT-PAGADO', status: 'Paid' });
  backend.state.orders.push({ ...order, orderNumber: 'RT-PENDIENTE', status: 'Pending' });
  history.replaceState(null, '', address);
  const profile = { uuid: order.buyer, email: order.email } as ReaderProfile;
  render(
    <ServicesProvider services={services}>
      <SubscriptionSection page={accountPage(brandOf('weekly'), 'subscriptions')} profile={profile} />
    </ServicesProvider>,
  );
  await screen.findByRole('navigation', { name: 'Estado de los pedidos' });
  return screen.queryAllByRole('link', { name: /^RT-/ }).map(({ textContent }) => textContent);
}

describe('C6 the orders of a reader', () => {
  it.each([
    ['/mias/', ['RT-PENDIENTE', 'RT-PAGADO']],
    ['/mias/?estado=Paid', ['RT-PAGADO']],
    ['/mias/?estado=Pending', ['RT-PENDIENTE']],
    ['/mias/?estado=Cancelled', []],
    ['/mias/?estado=__proto__', ['RT-PENDIENTE', 'RT-PAGADO']],
  ])('at %s are %j', async (address, numbers) => expect(await open(address)).toEqual(numbers));

  it.each([
    ['/mias/?pedidos=1#pedidos', true],
    ['/mias/?estado=Paid#pedidos', true],
    ['/mias/?estado=Paid', false],
    ['/mias/', false],
  ])('at %s the focus is at their heading: %s', async (address, focused) => {
    await open(address);
    const heading = screen.getByRole('heading', { name: 'Pedidos' });
    expect(document.activeElement === heading).toBe(focused);
  });

  it('pages and states lead to the list', async () => {
    await open('/mias/');
    const states = screen.getByRole('navigation', { name: 'Estado de los pedidos' });
    const links = [...states.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(5);
    for (const href of links) expect(href).toMatch(/#pedidos$/);
  });
});
