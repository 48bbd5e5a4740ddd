import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Quiero recibir el boletín de la mañana', name: 'boletin' },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Quiero recibir el boletín de la mañana'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Llega de lunes a viernes a las 6:00 a. m.' } };

export const WithError: Story = {
  args: {
    label: (
      <>
        Acepto los <Link href="/terminos/">términos y condiciones</Link>
      </>
    ),
    required: true,
    error: 'Debe aceptar los términos para continuar.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
