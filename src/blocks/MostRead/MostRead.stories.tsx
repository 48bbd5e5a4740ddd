import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../fixtures/teasers.ts';
import { MostRead } from './MostRead.tsx';

const meta = {
  title: 'Blocks/MostRead',
  component: MostRead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Lo más leído',
    url: '',
    teasers: teasers(5),
    direction: 'row' as const,
    variant: 'rule' as const,
  },
} satisfies Meta<typeof MostRead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Column: Story = { args: { direction: 'column', variant: 'tab' } };

export const LongHeadline: Story = { args: { teasers: [TEASERS.long, ...teasers(4)] } };

export const Empty: Story = { args: { teasers: [] } };
