import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Radio, RadioGroup } from './index.ts';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Medio de pago',
    children: (
      <>
        <Radio name="medio" value="tarjeta" label="Tarjeta de crédito" defaultChecked />
        <Radio name="medio" value="pse" label="PSE" hint="Débito desde su banco." />
        <Radio name="medio" value="paypal" label="PayPal" />
      </>
    ),
  },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move and choose. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'PSE' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'PSE' })).toHaveAccessibleDescription(
      'Débito desde su banco.',
    );
  },
};

export const WithHint: Story = { args: { hint: 'Puede cambiarlo después en Mi perfil.' } };

export const WithError: Story = { args: { error: 'Elija un medio de pago.' } };
