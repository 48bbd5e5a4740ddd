import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Input } from './index.ts';

const meta = {
  component: Input,
  args: { label: 'Correo electrónico', type: 'email', name: 'email', autoComplete: 'email' },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Correo electrónico' });
    await userEvent.type(input, 'lucia@example.com');
    await expect(input).toHaveValue('lucia@example.com');
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Lo usaremos para enviarle la confirmación.' } };

export const WithError: Story = {
  args: { error: 'Escriba un correo válido, como nombre@dominio.com', defaultValue: 'lucia@' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Escriba un correo válido/);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'lucia@example.com' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'lucia@example.com' } };

/** Small, medium and large. Touch screens make the small one 44 px high. */
export const Sizes: Story = {
  args: { hint: 'Lo usaremos para enviarle la confirmación.', defaultValue: 'lucia@example.com' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Input {...args} size="small" />
      <Input {...args} size="medium" />
      <Input {...args} size="large" />
    </div>
  ),
};
