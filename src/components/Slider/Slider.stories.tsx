import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Slider } from './index.ts';

const meta = {
  component: Slider,
  args: { label: 'Tamaño del texto', name: 'tamano', defaultValue: 40 },
  decorators: [(story) => <div style={{ maxInlineSize: 400 }}>{story()}</div>],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The value is announced and shown as it is meant. */
export const Currency: Story = {
  args: {
    label: 'Su aporte mensual',
    min: 10_000,
    max: 100_000,
    step: 5000,
    defaultValue: 25_000,
    format: { style: 'currency', currency: 'COP', maximumFractionDigits: 0 },
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Su aporte mensual' });
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/25\.000/);
  },
};

export const WithHint: Story = { args: { hint: 'Se guarda en este dispositivo.' } };

export const WithError: Story = { args: { error: 'Elija un valor mayor que 10.', defaultValue: 5 } };

/** The page knows the value. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(3);
    return (
      <Slider
        {...args}
        label="Velocidad de lectura"
        min={1}
        max={5}
        value={value}
        onChange={(event) => setValue(event.target.valueAsNumber)}
      />
    );
  },
};

/** Tab reaches it. The browser moves it by arrows, Home and End. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };
