import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../fixtures/teasers.ts';
import { SectionRow } from './SectionRow.tsx';

const meta = {
  title: 'Blocks/SectionRow',
  component: SectionRow,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Política',
    url: '/politica/',
    teasers: teasers(6),
    arrangement: 'even' as const,
    columns: 4 as const,
  },
} satisfies Meta<typeof SectionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { arrangement: 'lead' } };

export const Three: Story = { args: { columns: 3, teasers: teasers(3) } };

export const LongHeadline: Story = { args: { teasers: [TEASERS.long, ...teasers(3)] } };

export const WithoutPicture: Story = { args: { teasers: [TEASERS.withoutPicture, ...teasers(3)] } };

export const Empty: Story = { args: { teasers: [] } };
