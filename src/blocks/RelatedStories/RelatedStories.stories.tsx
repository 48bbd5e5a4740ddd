import type { Meta, StoryObj } from '@storybook/react-vite';
import { teasers } from '../fixtures/teasers.ts';
import { RelatedStories } from './RelatedStories.tsx';

const meta = {
  title: 'Blocks/RelatedStories',
  component: RelatedStories,
  args: { title: 'Noticias relacionadas', teasers: teasers(4) },
} satisfies Meta<typeof RelatedStories>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const Three: Story = { args: { teasers: teasers(3) } };

export const OnAPhone: Story = {
  decorators: [(show) => <div style={{ inlineSize: 328 }}>{show()}</div>],
};
