import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { LandscapeLead } from './LandscapeLead.tsx';

const meta = {
  component: LandscapeLead,
  args: { title: '', url: '', teasers: [TEASERS.long, TEASERS.sport, TEASERS.culture] },
} satisfies Meta<typeof LandscapeLead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Alone: Story = { args: { teasers: [TEASERS.lead] } };
export const WithoutPicture: Story = { args: { teasers: [TEASERS.withoutPicture, ...teasers(2)] } };
export const Empty: Story = { args: { teasers: [] } };

export const LongHeadline: Story = {
  args: { teasers: [TEASERS.long] },
  parameters: { screenshot: { skip: true } },
};
