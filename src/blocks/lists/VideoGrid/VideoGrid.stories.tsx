import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { VideoGrid } from './VideoGrid.tsx';

const meta = {
  component: VideoGrid,
  args: {
    title: 'Se aprende mirando',
    url: '/videos/',
    icon: 'sol',
    teasers: [
      TEASERS.video,
      { ...TEASERS.video, id: 'dos' },
      { ...TEASERS.video, id: 'tres', duration: undefined },
    ],
  },
} satisfies Meta<typeof VideoGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Four: Story = { args: { teasers: teasers(4) } };
export const Empty: Story = { args: { teasers: [] } };
