import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { PortraitOpening } from './PortraitOpening.tsx';

const meta = {
  component: PortraitOpening,
  args: { teasers: [TEASERS.lead] },
} satisfies Meta<typeof PortraitOpening>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongHeadline: Story = { args: { teasers: [TEASERS.long] } };

export const WithoutPicture: Story = { args: { teasers: [TEASERS.withoutPicture] } };

/** Renders nothing without stories. */
export const Empty: Story = { args: { teasers: [] } };
