import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { StoryTexts } from './StoryTexts.tsx';

const meta = {
  component: StoryTexts,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Lo más leído',
    url: '',
    teasers: teasers(5),
    preset: 'ranked-row',
    variant: 'rule',
  },
} satisfies Meta<typeof StoryTexts>;
export default meta;

type Story = StoryObj<typeof meta>;

const PADDED = { layout: 'padded' };
const LATEST = { title: 'Política', url: '/politica/', teasers: teasers(6) };

/** The block `most-read` in full width. */
export const RankedRow: Story = {};

/** The block `most-read` in a side column. */
export const RankedColumn: Story = { args: { preset: 'ranked-column', variant: 'tab' } };

export const RankedLongHeadline: Story = { args: { teasers: [TEASERS.long, ...teasers(4)] } };

/** The block `headline-list`. */
export const Timed: Story = { args: { ...LATEST, preset: 'timed' } };

export const TimedTab: Story = { args: { ...LATEST, preset: 'timed', variant: 'tab' } };

export const TimedLongHeadline: Story = {
  args: { ...LATEST, preset: 'timed', teasers: [TEASERS.long, ...teasers(3)] },
};

/** The block `headline-list` without times. */
export const Sections: Story = { args: { ...LATEST, preset: 'sections' } };

/** The block `numbered-texts`. */
export const Numbered: Story = {
  parameters: { allBrands: true, ...PADDED },
  args: { title: 'Relatos', url: '/relatos/', teasers: teasers(6), preset: 'numbered' },
};

export const NumberedWithoutTitle: Story = {
  parameters: PADDED,
  args: { ...Numbered.args, title: '', url: '' },
};

export const NumberedLongHeadline: Story = {
  parameters: PADDED,
  args: { ...Numbered.args, teasers: [TEASERS.long, TEASERS.short, TEASERS.opinion] },
};

/** Renders nothing without stories. */
export const Empty: Story = { args: { teasers: [] } };

export const One: Story = {
  args: { teasers: [TEASERS.short] },
  parameters: { screenshot: { skip: true } },
};
