import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './index.ts';

const meta = {
  component: Switch,
  args: { label: 'Notificaciones de última hora', name: 'ultima-hora' },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = {
  args: { defaultChecked: true },
  parameters: { allBrands: true },
};

/** Tab reaches it, Space turns it on and off. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Notificaciones de última hora' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const WithHint: Story = { args: { hint: 'Como máximo tres al día.' } };

export const WithError: Story = {
  args: { error: 'No pudimos guardar el cambio. Inténtelo de nuevo.' },
};

/** At the end of the row, for a list of settings. */
export const AtTheEnd: Story = {
  render: (args) => (
    <div>
      <Switch {...args} side="end" defaultChecked hint="Como máximo tres al día." />
      <Switch side="end" name="resumen" label="Resumen de la semana" />
      <Switch
        side="end"
        name="nombre"
        label="Mostrar mi nombre completo junto a los comentarios que escribo en los foros"
        defaultChecked
      />
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const DisabledOff: Story = { args: { disabled: true } };
