// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { GiftPart } from './GiftPart.tsx';
import { Receipt } from './Receipt.tsx';

// Late in the evening in Colombia it is the next day in UTC.
const clock = { now: () => new Date('2026-11-20T23:30:00-05:00') };

it.each([
  ['2020-01-01', false],
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-21', true],
  ['', true],
])('C3 the e-mail of a gift on the day "%s" is sent: %s', async (day, sent) => {
  const give = vi.fn(async () => 'https://www.ejemplo.com/regalo/');
  render(
    <ServicesProvider services={{ ...createMemoryServices({ as: 'active', clock }), clock }}>
      <GiftPart onGive={give} />
    </ServicesProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Berta' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Correo/ }), {
    target: { value: 'b@lectores.example' },
  });
  fireEvent.change(screen.getByLabelText(/^Día del envío/), { target: { value: day } });
  await act(async () => fireEvent.submit(screen.getByLabelText(/^Día del envío/).closest('form')!));
  expect(give).toHaveBeenCalledTimes(sent ? 1 : 0);
  expect(screen.queryAllByText('Este día ya pasó. Hay que elegir hoy o un día posterior.')).toHaveLength(
    sent ? 0 : 1,
  );
});

it('C3 a day that the service refuses has its message at the field', async () => {
  // The page was open over midnight.
  const give = vi.fn(async () => Promise.reject(new ApiError('past_day', 'The day has passed', 400)));
  render(
    <ServicesProvider services={{ ...createMemoryServices({ as: 'active', clock }), clock }}>
      <GiftPart onGive={give} />
    </ServicesProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Berta' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Correo/ }), { target: { value: 'b@c.co' } });
  const day = screen.getByLabelText(/^Día del envío/);
  await act(async () => fireEvent.submit(day.closest('form')!));
  expect(await screen.findByText(/^Este día ya pasó/)).toBeTruthy();
  expect(screen.getByLabelText(/^Día del envío/)).toHaveAttribute('aria-invalid', 'true');
});

it('C6 the receipt of a gift names it as one', () => {
  const of = {
    orderNumber: 'RT-1',
    status: 'Paid',
    items: [{ sku: 'A', name: 'Anual', quantity: 1, gift: true }],
  };
  const { rerender } = render(<Receipt of={of} seller="Rotativa" />);
  expect(screen.getByText('Anual, para regalar')).toBeTruthy();
  expect(screen.getByText(/Se paga una sola vez/)).toBeTruthy();
  rerender(<Receipt of={{ ...of, items: [{ sku: 'A', name: 'Anual', quantity: 1 }] }} seller="Rotativa" />);
  expect(screen.queryByText(/regal/)).toBeNull();
});

it('X17 the receipt of a brand that names no company has no row for the seller', () => {
  const of = { orderNumber: 'RT-1', status: 'Paid', items: [{ sku: 'A', name: 'Anual', quantity: 1 }] };
  const { rerender } = render(<Receipt of={of} seller={undefined} />);
  expect(screen.queryByText('Vendedor')).toBeNull();
  rerender(<Receipt of={of} seller="Ediciones El Faro" />);
  expect(screen.getByText('Vendedor')).toBeTruthy();
});
