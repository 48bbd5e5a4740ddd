import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { LatestBox } from './LatestBox.tsx';

const meta = {
  component: LatestBox,
  args: { title: 'Encuentra aquí lo último', teasers: Object.values(TEASERS) },
  decorators: [(show) => <div style={{ maxInlineSize: 300 }}>{show()}</div>],
} satisfies Meta<typeof LatestBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = {
  args: { teasers: [TEASERS.short] },
  parameters: { screenshot: { skip: true } },
};

export const LongHeadline: Story = {
  args: { teasers: [TEASERS.long, TEASERS.short] },
  parameters: { screenshot: { skip: true } },
};

export const WithoutPicture: Story = {
  args: { teasers: [TEASERS.withoutPicture] },
  parameters: { screenshot: { skip: true } },
};

/** Renders nothing without stories. */
export const Empty: Story = {
  args: { teasers: [] },
  parameters: { screenshot: { skip: true } },
};
