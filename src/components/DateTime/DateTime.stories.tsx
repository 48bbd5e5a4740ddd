import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './index.ts';

const meta = {
  component: DateTime,
  args: { iso: '2025-08-14T15:05:00Z', children: '14 de agosto de 2025, 10:05 a. m.' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};

export const Relative: Story = { args: { children: 'Hace 12 minutos' } };

export const Accent: Story = { args: { tone: 'accent', children: 'Hace pocos segundos' } };
