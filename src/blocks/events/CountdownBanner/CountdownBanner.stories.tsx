import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownBanner } from './CountdownBanner.tsx';

const meta = {
  component: CountdownBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Cali recibe la cumbre mundial de la biodiversidad',
    starts: '2026-12-10T08:00:00-05:00',
    left: { days: 19, hours: 9, minutes: 4, seconds: 27 },
    href: '/cali-cop16/',
  },
} satisfies Meta<typeof CountdownBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Begun: Story = { args: { left: undefined } };
