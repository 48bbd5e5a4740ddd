import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { StoryCard } from './StoryCard.tsx';

const meta = {
  component: StoryCard,
  args: { teaser: TEASERS.lead, level: 2 },
} satisfies Meta<typeof StoryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lead: Story = {
  args: { scale: 'xl', standfirst: true, byline: true, time: true, ratio: 'lead' },
};
export const Side: Story = { args: { layout: 'side', scale: 'm', standfirst: true } };
export const Overlay: Story = { args: { layout: 'overlay', scale: 'l', ratio: 'lead' } };
export const Compact: Story = { args: { teaser: TEASERS.short, layout: 'compact', scale: 'xs', time: true } };
export const LongHeadline: Story = {
  args: { teaser: TEASERS.long, scale: 'm', standfirst: true, byline: true },
};
export const WithoutPicture: Story = {
  args: { teaser: TEASERS.withoutPicture, scale: 'm', standfirst: true },
};
export const Video: Story = { args: { teaser: TEASERS.video, scale: 's' } };
export const Gallery: Story = { args: { teaser: TEASERS.gallery, scale: 's' } };
export const Live: Story = { args: { teaser: TEASERS.live, scale: 's', time: true } };
export const Sponsored: Story = { args: { teaser: TEASERS.sponsored, scale: 's' } };
export const Ranked: Story = { args: { teaser: TEASERS.sport, layout: 'text', scale: 'xs', rank: 1 } };
