// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMemoryServices,
  type MemoryServices,
  type MemoryVisitor,
} from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { stubBrowser } from '../../../testing/index.ts';
import { ready } from '../settings-parts/states.fixture.ts';
import { PrivacySettings } from './index.ts';
import PrivacySection from './PrivacySection.tsx';

beforeEach(() => stubBrowser());

/** The page of a reader's data, with the services in memory. */
async function open(as: MemoryVisitor, before?: (services: MemoryServices) => Promise<unknown>) {
  const services = createMemoryServices({ as, log: () => undefined });
  await before?.(services);
  render(
    <ServicesProvider services={services}>
      <PrivacySection />
    </ServicesProvider>,
  );
  return services;
}
const share = async ({ sales }: MemoryServices, ...people: string[]) => {
  const [{ subscriptionID } = { subscriptionID: 0 }] = await sales.activeSubscriptions();
  for (const email of people) await sales.share(subscriptionID, email);
  return subscriptionID;
};
const losses = async () =>
  within(await screen.findByRole('list', { name: 'Con la cuenta se pierde:' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('A11 the deletion names its price before the reader asks', () => {
  it('with one subscription and an invited person', async () => {
    await open('active', (services) => share(services, 'marta@lectores.example'));
    expect(await losses()).toEqual([
      expect.stringMatching(
        /^Suscripción digital anual: está pagada hasta el .+ También deja de leer marta@lectores\.example\.$/,
      ),
    ]);
  });

  it('with a cancelled one, which others still read with', async () => {
    await open('active', async (services) => {
      const id = await share(services, 'a@lectores.example', 'b@lectores.example');
      await services.sales.cancel(id, { reason: 'Otro' });
    });
    expect(await losses()).toEqual([
      expect.stringMatching(/También dejan de leer a@lectores\.example y b@lectores\.example\.$/),
    ]);
  });

  it('with several', async () => {
    await open('active', async ({ backend }) => {
      const [one] = backend.state.subscriptions.filter(({ status }) => status === 1);
      backend.state.subscriptions.push({ ...one!, subscriptionID: 9_001, productName: 'Otra', status: 4 });
    });
    expect((await losses()).map((text) => text!.split(':')[0]).toSorted()).toEqual([
      'Otra',
      'Suscripción digital anual',
    ]);
  });

  it.each(['registered', 'terminated'] as const)('with none: %s', async (as) => {
    await open(as);
    expect(await screen.findByText('La cuenta no tiene suscripciones que se pierdan.')).toBeTruthy();
  });
});

describe('A11 the data of an account', () => {
  it('asks before it asks for the deletion, and says that an e-mail decides', async () => {
    const onDelete = vi.fn(async () => undefined);
    render(<PrivacySettings reports={ready([])} onDownload={async () => undefined} onDelete={onDelete} />);
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar la cuenta' }));
    fireEvent.click(screen.getByRole('button', { name: 'Conservar la cuenta' }));
    expect(onDelete).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar la cuenta' }));
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el correo' }));
    expect(await screen.findByRole('status')).toHaveTextContent('La cuenta sigue abierta');
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('downloads a report by its date, and says why it cannot', async () => {
    const onDownload = vi.fn(async () => Promise.reject(Object.assign(new Error(), { code: '429' })));
    const report = { id: 'x', createdOn: Date.parse('2026-11-20T15:00:00Z') };
    render(
      <PrivacySettings reports={ready([report])} onDownload={onDownload} onDelete={async () => undefined} />,
    );
    fireEvent.click(screen.getByRole('button', { name: /20 de noviembre de 2026/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('demasiados intentos');
    expect(onDownload).toHaveBeenCalledWith(report);
  });
});
