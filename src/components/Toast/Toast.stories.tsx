import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Toast } from './index.ts';

const meta = {
  component: Toast,
  args: { message: 'Enlace copiado', tone: 'success', duration: Infinity, onClose: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Information: Story = {
  args: { tone: 'info', message: 'Hay una nueva versión de este artículo' },
};

export const Failure: Story = { args: { tone: 'error', message: 'No pudimos guardar el artículo' } };

function Saving() {
  const [message, setMessage] = useState<string>();
  return (
    <>
      <Button onClick={() => setMessage('Artículo guardado')}>Guardar</Button>
      <Toast message={message} tone="success" duration={Infinity} onClose={() => setMessage(undefined)} />
    </>
  );
}

/** Appears after an action; the close button dismisses it. */
export const AfterAnAction: Story = {
  render: () => <Saving />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Guardar' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Artículo guardado');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};
