import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { Mosaic } from './Mosaic.tsx';

const meta = {
  component: Mosaic,
  args: {
    title: '',
    teasers: [TEASERS.lead, TEASERS.sport, TEASERS.withoutPicture, TEASERS.culture, TEASERS.gallery],
  },
} satisfies Meta<typeof Mosaic>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Three: Story = { args: { teasers: [TEASERS.lead, TEASERS.sport, TEASERS.culture] } };

export const LongHeadline: Story = {
  args: {
    teasers: [TEASERS.long, TEASERS.long, TEASERS.short].map((teaser, index) => ({
      ...teaser,
      id: String(index),
    })),
  },
};

/** Renders nothing without stories. */
export const Empty: Story = { args: { teasers: [] } };

export const WithoutPicture: Story = {
  args: { teasers: [TEASERS.withoutPicture, TEASERS.sport] },
  parameters: { screenshot: { skip: true } },
};
