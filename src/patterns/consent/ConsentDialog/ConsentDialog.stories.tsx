import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { CONSENT_NONE } from '../../../domain/consent/consent.ts';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { IN_FRAME } from '../../../blocks/shared/fixtures/in-frame.ts';

const meta = {
  component: ConsentDialog,
  parameters: IN_FRAME,
  args: {
    onDecide: fn(() => Promise.resolve()),
    page: '/preferencias-de-privacidad/',
    open: true,
    onClose: fn(),
  },
} satisfies Meta<typeof ConsentDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard: a switch, then the decision, which closes the dialog. */
export const Choosing: Story = {
  args: {
    decided: {
      ...CONSENT_NONE,
      version: '1',
      id: 'comprobante-en-memoria-1',
      at: new Date('2026-11-22T15:00:00Z'),
    },
  },
  play: async ({ args, userEvent }) => {
    const embeds = await screen.findByRole('switch', { name: 'Contenido de otros sitios' });
    embeds.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la elección' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onDecide).toHaveBeenCalledWith({ ...CONSENT_NONE, embeds: true });
  },
};

/** The site could not keep the decision. */
export const Failed: Story = {
  args: { onDecide: fn(() => Promise.reject(new ApiError('network', 'down'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar todo' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar la elección.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Escape closes it without a decision. */
export const OverAPage: Story = {
  args: { open: false },
  parameters: { screenshot: { skip: true } },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Preferencias</Button>
        <ConsentDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};
