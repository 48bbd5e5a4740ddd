import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../fixtures/teasers.ts';
import { NumberedTexts } from './NumberedTexts.tsx';

const meta = {
  component: NumberedTexts,
  parameters: { brands: ['men'] },
  args: { title: 'Relatos', url: '/relatos/', teasers: teasers(6) },
} satisfies Meta<typeof NumberedTexts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutTitle: Story = { args: { title: '', url: '' } };

export const LongHeadline: Story = { args: { teasers: [TEASERS.long, TEASERS.short, TEASERS.opinion] } };

/** Nothing to show, nothing shown. */
export const Empty: Story = { args: { teasers: [] } };
