import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { OpinionStrip } from './OpinionStrip.tsx';

const meta = {
  component: OpinionStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Opinión',
    url: '/opinion/',
    teasers: [TEASERS.opinion, TEASERS.opinionTwo, TEASERS.opinion, TEASERS.opinionTwo].map(
      (teaser, index) => ({ ...teaser, id: String(index) }),
    ),
  },
} satisfies Meta<typeof OpinionStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Column: Story = { args: { direction: 'column' } };

export const WithoutPortrait: Story = { args: { teasers: [TEASERS.short] } };

export const Empty: Story = { args: { teasers: [] } };
