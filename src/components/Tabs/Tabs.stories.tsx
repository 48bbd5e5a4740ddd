import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Tabs } from './index.ts';

const meta = {
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

/** Arrows, Home and End select a tab; Tab moves to the panel. */
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

/** Beside the panel, for longer names. ArrowUp and ArrowDown select. */
export const Vertical: Story = {
  args: { orientation: 'vertical', label: 'Mi cuenta' },
  parameters: { allBrands: true, screenshot: { width: 720, height: 480 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('tablist', { name: 'Mi cuenta' });
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    within(list).getByRole('tab', { name: 'Digitales' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Digitales' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tabpanel', { name: 'Impresas' })).toBeVisible();
  },
};

export const VerticalOnPhone: Story = {
  args: { orientation: 'vertical', label: 'Mi cuenta' },
  parameters: { screenshot: { width: 360, height: 480 } },
};

/** The parent holds the selection: a button selects as well as the tabs. */
export const Controlled: Story = {
  render: function Parent(args) {
    const [selected, setSelected] = useState('impresas');
    return (
      <>
        <Tabs {...args} selected={selected} onSelect={setSelected} />
        <Button variant="secondary" size="small" onClick={() => setSelected('historial')}>
          Ver mis pagos
        </Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('tabpanel', { name: 'Impresas' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver mis pagos' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Historial de pagos' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Digitales' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Digitales' })).toBeVisible();
  },
};

/** The arrow keys leave it out. */
export const DisabledTab: Story = {
  args: {
    tabs: [meta.args.tabs[0]!, { ...meta.args.tabs[1]!, disabled: true }, meta.args.tabs[2]!],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'Digitales' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Historial de pagos' })).toHaveFocus();
  },
};

/** The arrow keys move the focus; Enter or Space selects. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'Digitales' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Impresas' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Digitales' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Impresas' })).toBeVisible();
  },
};
