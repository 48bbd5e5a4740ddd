import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from './index.ts';

const meta = {
  component: Textarea,
  args: { label: 'Cuéntenos qué pasó', name: 'mensaje' },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'No incluya los datos de su tarjeta.' } };

export const WithError: Story = {
  args: { error: 'Escriba al menos veinte caracteres.', defaultValue: 'Hola' },
};

/** The box grows with the text where the browser can. */
export const LongText: Story = {
  args: {
    defaultValue: Array.from(
      { length: 9 },
      () => 'La edición impresa no llegó el domingo a la dirección registrada.',
    ).join(' '),
  },
};

/** Small, medium and large. Touch screens make the small one 44 px high. */
export const Sizes: Story = {
  args: { defaultValue: 'La edición impresa no llegó.' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Textarea {...args} size="small" />
      <Textarea {...args} size="medium" />
      <Textarea {...args} size="large" />
    </div>
  ),
};
