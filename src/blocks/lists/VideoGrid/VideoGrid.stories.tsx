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
/** The header of a TV section. */
export const Stage: Story = {
  parameters: { allBrands: true },
  globals: { mode: 'dark' },
  args: { title: '', url: '', preset: 'stage', teasers: [TEASERS.video, ...teasers(4)] },
};
export const Empty: Story = { args: { teasers: [] } };

export const One: Story = {
  args: { teasers: [TEASERS.video] },
  parameters: { screenshot: { skip: true } },
};

export const LongHeadline: Story = {
  args: { teasers: [{ ...TEASERS.video, headline: TEASERS.long.headline }] },
  parameters: { screenshot: { skip: true } },
};

export const WithoutPicture: Story = {
  args: { teasers: [{ ...TEASERS.video, picture: undefined }] },
  parameters: { screenshot: { skip: true } },
};
