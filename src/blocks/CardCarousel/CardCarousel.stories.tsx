import type { Meta, StoryObj } from '@storybook/react-vite';
import { teasers } from '../fixtures/teasers.ts';
import { CardCarousel } from './CardCarousel.tsx';

const meta = {
  component: CardCarousel,
  parameters: { brands: ['women'] },
  args: { title: 'Belleza', url: '/belleza/', teasers: teasers(8) },
} satisfies Meta<typeof CardCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutTitle: Story = { args: { title: '', url: '' } };

export const Few: Story = { args: { teasers: teasers(2) } };

/** Nothing to show, nothing shown. */
export const Empty: Story = { args: { teasers: [] } };
