import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { StoryPair } from './StoryPair.tsx';

const meta = {
  component: StoryPair,
  args: { title: '', teasers: [TEASERS.lead, TEASERS.culture] },
} satisfies Meta<typeof StoryPair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { teasers: [TEASERS.lead] } };

export const WithoutPicture: Story = { args: { teasers: [TEASERS.withoutPicture, TEASERS.sport] } };

/** Renders nothing without stories. */
export const Empty: Story = { args: { teasers: [] } };

export const LongHeadline: Story = {
  args: { teasers: [TEASERS.long, TEASERS.lead] },
  parameters: { screenshot: { skip: true } },
};
