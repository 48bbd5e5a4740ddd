import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../themes/weekly/index.ts';
import { WeeklyHeader } from './WeeklyHeader.tsx';

const meta = {
  title: 'Patterns/WeeklyHeader',
  component: WeeklyHeader,
  parameters: { layout: 'fullscreen' },
  args: { brand, path: '/', iso: '2026-11-20', date: 'viernes, 20 de noviembre de 2026' },
} satisfies Meta<typeof WeeklyHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Section: Story = { args: { path: '/politica/' } };
export const Dark: Story = { args: { mode: 'dark', path: '/tv/' } };
