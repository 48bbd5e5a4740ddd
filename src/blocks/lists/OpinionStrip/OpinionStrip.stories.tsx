import type { Meta, StoryObj } from '@storybook/react-vite';
import { PHONE_RAIL } from '../../shared/fixtures/phone-rail.tsx';
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

/** On a phone the columns are a row that scrolls. */
export const PhoneRail: Story = { ...PHONE_RAIL, args: { phone: 'rail' } };

/** On a page of opinion each column begins with its first words. */
export const Standfirst: Story = {
  args: {
    standfirst: true,
    teasers: [{ ...TEASERS.opinion, standfirst: TEASERS.long.headline.repeat(2) }, TEASERS.opinionTwo],
  },
  parameters: { screenshot: { skip: true } },
};

/** The page of opinion opens with one column and its large portrait. */
export const Lead: Story = {
  args: {
    lead: true,
    standfirst: true,
    title: '',
    teasers: meta.args.teasers.map((teaser) => ({ ...teaser, standfirst: TEASERS.long.headline })),
  },
};

export const WithoutPortrait: Story = { args: { teasers: [TEASERS.short] } };

export const Empty: Story = { args: { teasers: [] } };

export const One: Story = {
  args: { teasers: [TEASERS.opinion] },
  parameters: { screenshot: { skip: true } },
};

export const LongHeadline: Story = {
  args: { teasers: [{ ...TEASERS.opinion, headline: TEASERS.long.headline }, TEASERS.opinionTwo] },
  parameters: { screenshot: { skip: true } },
};
