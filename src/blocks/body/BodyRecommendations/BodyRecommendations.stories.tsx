import type { Meta, StoryObj } from '@storybook/react-vite';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyRecommendations } from './BodyRecommendations.tsx';

const meta = {
  component: BodyRecommendations,
  decorators: [inTextColumn],
  args: { teasers: teasers(3) },
} satisfies Meta<typeof BodyRecommendations>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const OnAPhone: Story = {
  decorators: [(show) => <div style={{ inlineSize: 328 }}>{show()}</div>],
};
