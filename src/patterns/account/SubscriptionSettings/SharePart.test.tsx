// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SharePart } from './SharePart.tsx';

const person = (subscriptionID: number, email: string) => ({ subscriptionID, email });
const sharing = {
  numSharesAllowed: 4,
  sharedSubscriptions: [person(1, 'ana@lectores.example'), person(2, 'luis@lectores.example')],
} as never;

const stopSharingWith = async (email: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(email) }));
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
};

it('C3 says who was removed, also when another button is pressed while that runs', async () => {
  let stopped = (): void => undefined;
  const stopSharing = vi.fn(() => new Promise<void>((resolve) => (stopped = resolve)));
  render(<SharePart of={sharing} actions={{ share: vi.fn(), stopSharing }} />);
  await stopSharingWith('ana@lectores.example');
  await stopSharingWith('luis@lectores.example');
  await act(async () => stopped());
  expect(stopSharing.mock.calls).toEqual([[1]]);
  expect(screen.getByRole('status')).toHaveTextContent('ana@lectores.example');
});

it('C3 lets people be removed while no person can be invited', async () => {
  const stopSharing = vi.fn(async () => undefined);
  render(<SharePart of={sharing} actions={{ share: vi.fn(), stopSharing }} invites={false} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/^Mientras la suscripción no esté activa/)).toBeTruthy();
  await stopSharingWith('luis@lectores.example');
  expect(stopSharing).toHaveBeenCalledWith(2);
});

it('C3 says that a link was copied of the copied link only', async () => {
  const user = userEvent.setup();
  const share = vi.fn(async (email: string) => `/invitacion/${email}`);
  render(<SharePart of={sharing} actions={{ share, stopSharing: vi.fn() }} />);
  const invite = async (email: string): Promise<void> => {
    await user.type(screen.getByRole('textbox', { name: /^Correo/ }), email);
    await user.click(screen.getByRole('button', { name: /invit/i }));
    await screen.findByDisplayValue(`/invitacion/${email}`);
  };
  await invite('eva@lectores.example');
  await user.click(screen.getByRole('button', { name: 'Copiar el enlace' }));
  await screen.findByRole('button', { name: 'Enlace copiado' });
  await invite('leo@lectores.example');
  expect(screen.getByRole('button', { name: 'Copiar el enlace' })).toBeInTheDocument();
});
