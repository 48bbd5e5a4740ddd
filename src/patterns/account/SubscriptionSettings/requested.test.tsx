// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryServices, type MemoryVisitor } from '../../../providers/memory/accounts.ts';
import { createMemoryCards } from '../../../providers/memory/cards.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import type { ReaderProfile } from '../../../providers/ports/identity.ts';
import { brandOf } from '../account-parts/reader.fixture.tsx';
import { accountPage } from '../account-parts/sections.ts';
import SubscriptionSection from './SubscriptionSection.tsx';

/** The section of a reader at an address. */
async function open(as: MemoryVisitor, query: string) {
  const clock = { now: () => new Date('2026-11-20T15:00:00Z') };
  const services = createMemoryServices({ as, clock, log: () => undefined });
  history.replaceState(null, '', `/autogestion/mis-suscripciones/${query}`);
  const profile = { uuid: services.identity.identity()!.uuid } as ReaderProfile;
  await act(async () => {
    render(
      <ServicesProvider services={{ ...services, clock, cards: createMemoryCards() }}>
        <SubscriptionSection page={accountPage(brandOf('weekly'), 'subscriptions')} profile={profile} />
      </ServicesProvider>,
    );
  });
  return services;
}

describe('C8 a link of an e-mail or banner opens what it names', () => {
  it.each(['suspended', 'active'] as const)('the card form of a reader who is %s', async (as) => {
    await open(as, '?tarjeta=cambiar&origen=perfil');
    expect(await screen.findByRole('combobox', { name: 'Datos de la tarjeta' })).toBeTruthy();
    expect(screen.getByText(/^El enlace trae hasta aquí para cambiar la tarjeta/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Medio de pago' }));
  });

  it('the renewal of a cancelled subscription', async () => {
    await open('cancelled', '?renovacion=reactivar');
    expect(await screen.findByRole('button', { name: 'Reactivar la suscripción' })).toBeTruthy();
    expect(screen.getByText('El enlace trae hasta aquí para reactivarla.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Renovación' }));
  });

  it.each([
    ['active', '?renovacion=reactivar'],
    ['terminated', '?tarjeta=cambiar'],
    ['registered', '?tarjeta=cambiar'],
  ] as const)('and the list of a reader who is %s and has nothing like it: %s', async (as, query) => {
    await open(as, query);
    expect(await screen.findByRole('region', { name: 'Suscripciones' })).toBeTruthy();
    expect(screen.queryByText(/^El enlace trae hasta aquí/)).toBeNull();
  });

  it.each(['', '?tarjeta=', '?tarjeta=otra', '?renovacion=__proto__'])(
    'an address that names nothing opens nothing: "%s"',
    async (query) => {
      await open('active', query);
      expect(await screen.findByRole('region', { name: 'Suscripciones' })).toBeTruthy();
      expect(document.activeElement).toBe(document.body);
    },
  );
});

describe('C2 a link to what the account does not have', () => {
  it.each([
    [
      '?suscripcion=999999',
      'En esta cuenta no hay una suscripción con ese número.',
      'Todas las suscripciones',
    ],
    ['?pedido=RT-DE-OTRO', 'En esta cuenta no hay un pedido con ese número.', 'Todos los pedidos'],
  ])('says so and leads on: %s', async (query, sentence, way) => {
    await open('active', query);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/autogestion\/mis-suscripciones\/(#pedidos)?$/),
    );
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });
});

describe('C5 a card that is not changed', () => {
  it('is said to be unconfirmed when the reader does not answer the bank', async () => {
    const { backend } = await open('active', '?tarjeta=cambiar');
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Datos de la tarjeta' });
    list.value = 'challenge';
    await act(async () => screen.getByRole('button', { name: 'Guardar la tarjeta' }).click());
    const leave = await screen.findByRole('button', { name: 'No confirmar y usar otra tarjeta' });
    await act(async () => leave.click());
    expect(await screen.findByText(/^La tarjeta nueva quedó sin confirmar en el banco/)).toBeTruthy();
    expect(screen.queryByText(/^El banco no aceptó la tarjeta/)).toBeNull();
    expect(backend.state.subscriptions.some(({ paymentMethod }) => paymentMethod?.lastFour === '3220')).toBe(
      false,
    );
  });
});
