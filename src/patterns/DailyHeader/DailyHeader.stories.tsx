import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../themes/daily/index.ts';
import { DailyHeader } from './DailyHeader.tsx';

const meta = {
  title: 'Patterns/DailyHeader',
  component: DailyHeader,
  parameters: { layout: 'fullscreen' },
  args: { brand, path: '/', iso: '2026-11-20', date: 'viernes, 20 de noviembre de 2026' },
} satisfies Meta<typeof DailyHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Section: Story = { args: { path: '/cali/' } };
export const InAGroup: Story = { args: { path: '/deportes/ciclismo/' } };
