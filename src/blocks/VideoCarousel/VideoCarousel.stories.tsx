import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../fixtures/teasers.ts';
import { VideoCarousel } from './VideoCarousel.tsx';

const meta = {
  component: VideoCarousel,
  parameters: { brands: ['men'] },
  args: {
    title: 'Videos',
    url: '/videos/',
    teasers: [TEASERS.video, TEASERS.sport, TEASERS.culture, TEASERS.live],
  },
} satisfies Meta<typeof VideoCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { teasers: [TEASERS.video, TEASERS.culture] } };

/** Nothing to show, nothing shown. */
export const Empty: Story = { args: { teasers: [] } };
