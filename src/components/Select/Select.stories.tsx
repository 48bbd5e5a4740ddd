import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './index.ts';

const meta = {
  component: Select,
  args: {
    label: 'Departamento',
    name: 'departamento',
    children: ['Antioquia', 'Cauca', 'Huila', 'Nariño', 'Valle del Cauca'].map((name) => (
      <option key={name}>{name}</option>
    )),
  },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Departamento' });
    await userEvent.selectOptions(select, 'Nariño');
    await expect(select).toHaveValue('Nariño');
  },
};

export const WithError: Story = { args: { required: true, error: 'Elija un departamento.' } };

export const Disabled: Story = { args: { disabled: true } };

/** Small, medium and large. Touch screens make the small one 44 px high. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select {...args} size="small" />
      <Select {...args} size="medium" />
      <Select {...args} size="large" />
    </div>
  ),
};
