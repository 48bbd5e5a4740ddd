import type { Meta, StoryObj } from '@storybook/react-vite';
import { EVENTS } from '../../shared/fixtures/events.ts';
import { EventTable } from './EventTable.tsx';

const meta = {
  component: EventTable,
  args: {
    id: 'foros',
    title: 'Foros anteriores',
    href: '/foros/',
    more: 'Ver todos',
    action: 'Relatoría',
    events: EVENTS,
  },
} satisfies Meta<typeof EventTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { events: [] } };
