// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryServices, withReaders, type MemoryVisitor } from '../../../providers/memory/accounts.ts';
import { createMemoryBackend } from '../../../providers/memory/backend/server.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { createMemoryStorage, createSharedStore } from '../../../providers/storage/memory.ts';
import { SubscriptionSettings } from './SubscriptionSettings.tsx';
import { useSubscription } from './use-subscription.ts';

const links = {
  list: '/mias/',
  subscription: String,
  orders: String,
  order: String,
  address: String,
  subscribe: '/suscripciones/',
  contact: '/contactenos/',
};
const clock = { now: () => new Date('2026-11-20T15:00:00Z') };

function Page({ id }: { id: number }) {
  const [details, actions] = useSubscription(id);
  return <SubscriptionSettings details={details} actions={actions} links={links} />;
}

/** The page of a reader's subscription in one tab, and the services of another tab. */
function open(as: MemoryVisitor) {
  const shared = createSharedStore();
  const backend = withReaders(createMemoryBackend({ clock }));
  const tab = () =>
    createMemoryServices({ as, backend, clock, storage: createMemoryStorage(shared), log: () => undefined });
  const here = tab();
  const other = tab();
  const reader = here.identity.identity()?.uuid;
  const { subscriptionID: id } = backend.state.subscriptions.find(({ owner }) => owner === reader)!;
  render(
    <ServicesProvider services={{ ...here, clock }}>
      <Page id={id} />
    </ServicesProvider>,
  );
  return { id, other, backend };
}

describe('C2 the page of a subscription', () => {
  it('follows changes of another tab, also while a form is open', async () => {
    const { id, other } = open('active');
    const ask = await screen.findByRole('button', { name: 'Cancelar la suscripción' });
    act(() => ask.click());
    await act(() => other.sales.cancel(id, { reason: 'Otro motivo' }));
    expect(await screen.findByText('Cancelada')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await act(() => other.sales.rescue(id));
    expect(await screen.findByText('Activa')).toBeTruthy();
  });

  it('says that its data is old when it cannot follow, and reads it again', async () => {
    const { id, other, backend } = open('active');
    await screen.findByText('Activa');
    backend.fail('/details', { status: 500, code: '500' });
    await act(() => other.sales.cancel(id, { reason: 'Otro motivo' }));
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    expect(screen.getByText('Activa')).toBeTruthy();
    backend.mend();
    act(() => again.click());
    expect(await screen.findByText('Cancelada')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });

  it('is not cancelled without a reason', async () => {
    open('active');
    const ask = await screen.findByRole('button', { name: 'Cancelar la suscripción' });
    act(() => ask.click());
    act(() => screen.getByRole('button', { name: 'Continuar' }).click());
    expect(await screen.findByText('El campo es obligatorio')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offers the reasons of the words when the service has none', async () => {
    const { backend } = open('active');
    backend.state.salesConfig = {};
    const ask = await screen.findByRole('button', { name: 'Cancelar la suscripción' });
    act(() => ask.click());
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
  });

  it.each(['terminated', 'inactive'] as const)(
    'a subscription that is %s has only a link to the store',
    async (as) => {
      open(as);
      expect(await screen.findByRole('link', { name: 'Ver las suscripciones' })).toBeTruthy();
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
  );

  it('C3 one that another reader shares cannot be cancelled, and says who can', async () => {
    const services = createMemoryServices({ as: 'active', clock });
    const { backend, sales } = services;
    const owned = backend.state.subscriptions.find(({ status }) => status === 1)!;
    const { redeemCode } = await sales.share(owned.subscriptionID, 'registrada@lectores.example');
    const friend = createMemoryServices({ as: 'registered', backend, clock });
    const { subscriptionID } = await friend.sales.redeem(redeemCode);
    render(
      <ServicesProvider services={{ ...friend, clock }}>
        <Page id={subscriptionID} />
      </ServicesProvider>,
    );
    expect(await screen.findByText(/^La comparte su titular/)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('Dirección de facturación')).toBeNull();
  });
});
