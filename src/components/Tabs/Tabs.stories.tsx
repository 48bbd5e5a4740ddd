import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Suscripciones',
    tabs: [
      { id: 'digitales', label: 'Digitales', content: <Text>Acceso en hasta cuatro dispositivos.</Text> },
      { id: 'impresas', label: 'Impresas', content: <Text>La revista en su casa cada semana.</Text> },
      { id: 'historial', label: 'Historial de pagos', content: <Text>Aún no tiene pagos registrados.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move and choose, Home and End lead to the ends, Tab goes on to the panel. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'Digitales' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Impresas' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Impresas' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Historial de pagos' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** More tabs than there is room for: the row scrolls. */
export const Narrow: Story = {
  decorators: [(story) => <div style={{ maxInlineSize: 240 }}>{story()}</div>],
};
