import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from './index.ts';

const meta = {
  component: Field,
  args: {
    label: 'Fecha de nacimiento',
    hint: 'Debe tener 14 años o más.',
    children: (control) => <input type="date" {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Your own control, connected to its label, hint and error. */
export const OwnControl: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Fecha de nacimiento');
    await expect(control).toHaveAccessibleDescription('Debe tener 14 años o más.');
  },
};

/** The label follows the size of the control, which gets it with its other attributes. */
export const Small: Story = { args: { size: 'small' } };

export const WithError: Story = { args: { required: true, error: 'Escriba una fecha completa.' } };
