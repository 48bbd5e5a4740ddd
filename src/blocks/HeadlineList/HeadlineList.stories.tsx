import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../fixtures/teasers.ts';
import { HeadlineList } from './HeadlineList.tsx';

const meta = {
  title: 'Blocks/HeadlineList',
  component: HeadlineList,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Política', url: '/politica/', teasers: teasers(6), times: true, variant: 'rule' as const },
} satisfies Meta<typeof HeadlineList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tab: Story = { args: { variant: 'tab' } };

export const Sections: Story = { args: { times: false } };

export const LongHeadline: Story = { args: { teasers: [TEASERS.long, ...teasers(3)] } };

export const Empty: Story = { args: { teasers: [] } };
