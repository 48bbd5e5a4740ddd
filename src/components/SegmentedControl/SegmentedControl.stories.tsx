import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icon, moonIcon, sunIcon } from '../Icon/index.ts';
import { SegmentedControl } from './index.ts';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Período',
    name: 'periodo',
    defaultValue: 'semana',
    segments: [
      { value: 'hoy', label: 'Hoy' },
      { value: 'semana', label: 'Esta semana' },
      { value: 'mes', label: 'Este mes' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tab reaches the selected segment, arrows select. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Esta semana' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Este mes' })).toBeChecked();
  },
};

export const Small: Story = { args: { size: 'small' } };

/** Icons with names, and a label that is announced only. */
export const Icons: Story = {
  args: {
    label: 'Apariencia',
    labelHidden: true,
    name: 'apariencia',
    defaultValue: 'claro',
    segments: [
      { value: 'claro', label: <Icon icon={sunIcon} />, name: 'Claro' },
      { value: 'oscuro', label: <Icon icon={moonIcon} />, name: 'Oscuro' },
    ],
  },
};

/** The page knows the selected value. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('hoy');
    return (
      <div>
        <SegmentedControl
          {...args}
          defaultValue={undefined}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <output>{value}</output>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Este mes'));
    await expect(canvas.getByText('mes')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Este mes' })).toBeChecked();
  },
};

/** More words than fit in one line. */
export const Narrow: Story = {
  args: {
    segments: [
      { value: 'todo', label: 'Todo el contenido' },
      { value: 'notas', label: 'Solo noticias' },
      { value: 'opinion', label: 'Opinión' },
    ],
    defaultValue: 'todo',
  },
  decorators: [(story) => <div style={{ inlineSize: 260 }}>{story()}</div>],
};

export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'hoy', label: 'Hoy' },
      { value: 'semana', label: 'Esta semana' },
      { value: 'mes', label: 'Este mes', disabled: true },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };
