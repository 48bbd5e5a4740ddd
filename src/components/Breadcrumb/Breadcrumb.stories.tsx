import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './index.ts';

const meta = {
  component: Breadcrumb,
  args: {
    steps: [{ text: 'Inicio', href: '/' }, { text: 'Deportes', href: '/deportes/' }, { text: 'Ciclismo' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ciclismo')).toHaveAttribute('aria-current', 'page');
  },
};

export const Wrapping: Story = {
  args: {
    steps: [
      { text: 'Inicio', href: '/' },
      { text: 'Centro de ayuda', href: '/ayuda/' },
      { text: 'Suscripciones y pagos', href: '/ayuda/pagos/' },
      { text: '¿En cuántos dispositivos puedo usar mi suscripción digital?' },
    ],
  },
  decorators: [(story) => <div style={{ maxInlineSize: 300 }}>{story()}</div>],
};
