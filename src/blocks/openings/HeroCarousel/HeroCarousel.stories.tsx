import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const meta = {
  component: HeroCarousel,
  args: { title: '', teasers: [TEASERS.lead, TEASERS.sport, TEASERS.culture] },
} satisfies Meta<typeof HeroCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { teasers: [TEASERS.sport] } };

export const LongHeadline: Story = { args: { teasers: [TEASERS.long, TEASERS.sport] } };

export const WithoutPicture: Story = { args: { teasers: [TEASERS.withoutPicture] } };

/** Renders nothing without stories. */
export const Empty: Story = { args: { teasers: [] } };
