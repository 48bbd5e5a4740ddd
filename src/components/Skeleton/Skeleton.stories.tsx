import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './index.ts';

const meta = {
  component: Skeleton,
  decorators: [(story) => <div style={{ maxInlineSize: 360 }}>{story()}</div>],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 4 } };

export const Title: Story = { args: { shape: 'title', lines: 2 } };

export const Picture: Story = { args: { shape: 'picture' } };

export const Portrait: Story = { args: { shape: 'portrait' } };
