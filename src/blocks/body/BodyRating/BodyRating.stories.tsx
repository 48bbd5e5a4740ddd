import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyRating } from './BodyRating.tsx';

const meta = {
  component: BodyRating,
  decorators: [inTextColumn],
  args: { value: 4.5, min: 0, max: 5, units: 'estrellas' },
} satisfies Meta<typeof BodyRating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Stars: Story = {};
