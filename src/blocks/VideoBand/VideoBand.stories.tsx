import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../fixtures/teasers.ts';
import { VideoBand } from './VideoBand.tsx';

const meta = {
  title: 'Blocks/VideoBand',
  component: VideoBand,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Semanario TV',
    url: '/tv/',
    ground: 'black' as const,
    teasers: [TEASERS.video, ...teasers(5)],
  },
} satisfies Meta<typeof VideoBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Accent: Story = { args: { ground: 'accent' } };

export const Few: Story = { args: { teasers: teasers(3) } };

export const LongHeadline: Story = { args: { teasers: [TEASERS.long, ...teasers(3)] } };

export const Empty: Story = { args: { teasers: [] } };
