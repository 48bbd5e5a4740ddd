import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const meta = {
  component: Countdown,
  args: { left: { days: 19, hours: 9, minutes: 4 } },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastDay: Story = { args: { left: { days: 0, hours: 1, minutes: 1 } } };
