import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { LeadPackage } from './LeadPackage.tsx';

const meta = {
  component: LeadPackage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Lo más importante',
    teasers: teasers(7),
    sideCount: 3,
    picture: 'below' as const,
    opinions: [TEASERS.opinion, TEASERS.opinionTwo],
    opinionTitle: 'Opinión',
    opinionUrl: '/opinion/',
  },
} satisfies Meta<typeof LeadPackage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PictureAbove: Story = { args: { picture: 'above' } };

/** A lead that is as wide as the page, which has a margin here as on every site: a focus ring needs one. */
const withMargin: Decorator = (story) => <div style={{ padding: 'var(--rt-space-4)' }}>{story()}</div>;

export const WithoutSide: Story = {
  args: { sideCount: 0, opinions: [], teasers: teasers(3) },
  decorators: [withMargin],
};

export const LongHeadline: Story = {
  // With the margin of a page, which has the ring of its high lead.
  parameters: { layout: 'padded' },
  args: { teasers: [TEASERS.long, ...teasers(4)] },
};

export const WithoutPicture: Story = { args: { teasers: [TEASERS.withoutPicture, ...teasers(4)] } };

export const Empty: Story = { args: { teasers: [] } };

export const One: Story = {
  args: { teasers: teasers(1), opinions: [] },
  decorators: [withMargin],
  parameters: { screenshot: { skip: true } },
};
