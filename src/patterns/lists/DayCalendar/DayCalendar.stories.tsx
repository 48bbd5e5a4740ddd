import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayCalendar } from './DayCalendar.tsx';

const meta = {
  component: DayCalendar,
  args: {
    month: '2026-11',
    day: '2026-11-17',
    today: '2026-11-20',
    first: '2000-01-01',
    days: ['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'],
    base: '/archivo/',
    action: '/archivo/dia/',
  },
} satisfies Meta<typeof DayCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Titled: Story = {
  args: { title: 'Archivo por fecha', day: undefined },
  parameters: { screenshot: { skip: true } },
};
/** The service does not know which days have stories. */
export const UnknownDays: Story = {
  args: { days: undefined },
  parameters: { screenshot: { skip: true } },
};
/** The first month of the archive, and a day without stories. */
export const FirstMonth: Story = {
  args: { month: '2000-01', day: '2000-01-05', days: [] },
  parameters: { screenshot: { skip: true } },
};
