import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../fixtures/teasers.ts';
import { PortraitRow } from './PortraitRow.tsx';

const meta = {
  component: PortraitRow,
  parameters: { brands: ['women'] },
  args: { title: '', url: '', teasers: [TEASERS.opinion, TEASERS.culture, TEASERS.sport] },
} satisfies Meta<typeof PortraitRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTitle: Story = { args: { title: 'Gente', url: '/gente/', align: 'start' } };

export const LongHeadline: Story = { args: { teasers: [TEASERS.long, TEASERS.short, TEASERS.culture] } };

/** Nothing to show, nothing shown. */
export const Empty: Story = { args: { teasers: [] } };
