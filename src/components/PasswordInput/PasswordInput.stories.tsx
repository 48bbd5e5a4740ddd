import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordInput } from './index.ts';

const meta = {
  component: PasswordInput,
  args: { label: 'Contraseña', name: 'password', autoComplete: 'current-password', defaultValue: 'Cafe2025' },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows and hides what was typed. */
export const Toggle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Contraseña');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar la contraseña' })).toHaveFocus();
  },
};

export const NewPassword: Story = {
  args: {
    autoComplete: 'new-password',
    label: 'Nueva contraseña',
    hint: 'De 8 a 12 caracteres.',
    defaultValue: '',
  },
};

export const WithError: Story = { args: { error: 'La contraseña no es correcta.' } };

/** The meter and its words follow what is typed, by the server's rule. */
export const Strength: Story = {
  args: { autoComplete: 'new-password', label: 'Nueva contraseña', strength: true, defaultValue: '' },
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Nueva contraseña');
    const meter = canvas.getByRole('meter', { name: 'Requisitos que cumple la contraseña' });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Se piden 8 caracteres o más, una mayúscula, una minúscula y un número.',
    );
    await userEvent.type(input, 'cafe20');
    await expect(meter).toHaveAttribute('aria-valuenow', '2');
    await expect(canvas.getByRole('status')).toHaveTextContent('Falta: 8 caracteres o más y una mayúscula.');
  },
};

export const StrengthComplete: Story = {
  args: { autoComplete: 'new-password', label: 'Nueva contraseña', strength: true, defaultValue: 'Cafe2026' },
};

/** Before anything is typed, the words are the rule. */
export const StrengthEmpty: Story = {
  args: {
    autoComplete: 'new-password',
    label: 'Nueva contraseña',
    defaultValue: '',
    strength: { pwMinLength: 10, pwUppercase: 2, pwLowercase: 1, pwPwNumbers: 1, pwSpecialCharacters: 1 },
    error: 'La contraseña es muy común. Elija otra.',
  },
};

/** Small, medium and large. Touch screens make the small one 44 px high. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PasswordInput {...args} size="small" />
      <PasswordInput {...args} size="medium" />
      <PasswordInput {...args} size="large" />
    </div>
  ),
};
