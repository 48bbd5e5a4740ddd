import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { AlertDialog } from './index.ts';

const meta = {
  component: AlertDialog,
  args: {
    trigger: <Button variant="secondary">Eliminar mi cuenta</Button>,
    title: '¿Quiere eliminar su cuenta?',
    description: 'Perderá sus notas guardadas y sus boletines. No podemos recuperarlos después.',
    cancelLabel: 'Conservar la cuenta',
    actionLabel: 'Sí, eliminarla',
    onAction: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus begins at the button that changes nothing, and Escape returns it to the trigger. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Eliminar mi cuenta' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Quiere eliminar su cuenta?' });
    await expect(within(dialog).getByRole('button', { name: 'Conservar la cuenta' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { allBrands: true },
};

/** A click outside leaves it open: the question must be answered. */
export const ClickOutside: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog.parentElement!, { pointerEventsCheck: 0 });
    await expect(dialog).toBeVisible();
  },
};

/** The dialog stays until the request has ended; then the page closes it. */
export const Busy: Story = {
  render: function Busy(args) {
    const [busy, setBusy] = useState(false);
    return (
      <AlertDialog
        {...args}
        defaultOpen
        busy={busy}
        actionLabel={busy ? 'Eliminando…' : args.actionLabel}
        onAction={(event) => {
          event.preventDefault();
          setBusy(true);
        }}
      />
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, eliminarla' }));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Eliminando…' })).toHaveFocus();
  },
};

/** More than one sentence to consider. */
export const WithContent: Story = {
  args: {
    defaultOpen: true,
    children: <Text>Su suscripción impresa continúa hasta el 14 de agosto de 2026.</Text>,
  },
};
