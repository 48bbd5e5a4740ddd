import type { Meta, StoryObj } from '@storybook/react-vite';
import { sectionIcon } from '../../shared/section-icons/section-icon.tsx';
import { PHONE_RAIL } from '../../shared/fixtures/phone-rail.tsx';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { StoryGrid } from './StoryGrid.tsx';

const meta = {
  component: StoryGrid,
  args: {
    title: 'Del surco',
    url: '/agricultura/',
    teasers: teasers(5),
    preset: 'soft',
    first: 'start',
    icon: sectionIcon('maiz'),
  },
} satisfies Meta<typeof StoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The block `card-grid`. */
export const Soft: Story = {};

export const SoftLargeAtTheEnd: Story = { args: { first: 'end' } };

/** The block `card-grid` with the setting `ruled`. */
export const Ruled: Story = {
  parameters: { allBrands: true },
  args: { preset: 'ruled', first: 'even', icon: undefined, teasers: teasers(4).slice(1) },
};

const SECTION = { title: 'Política', url: '/politica/', icon: undefined };

/** The block `section-row`. */
export const Quarters: Story = {
  args: { ...SECTION, preset: 'quarters', teasers: teasers(6) },
};

export const QuartersTwo: Story = {
  ...Quarters,
  args: { ...SECTION, preset: 'quarters', teasers: teasers(2) },
};

export const QuartersLongHeadline: Story = {
  ...Quarters,
  args: { ...SECTION, preset: 'quarters', teasers: [TEASERS.long, ...teasers(3)] },
};

export const QuartersWithoutPicture: Story = {
  ...Quarters,
  args: { ...SECTION, preset: 'quarters', teasers: [TEASERS.withoutPicture, ...teasers(3)] },
};

const PHONE = { screenshot: { width: 360, height: 740 } };

/** All stories of a phone are rows. */
export const QuartersPhoneRows: Story = {
  args: { ...SECTION, preset: 'quarters', teasers: teasers(4), phone: 'rows' },
  parameters: { layout: 'fullscreen', ...PHONE },
};

/** The stories of a phone are a row that scrolls. */
export const QuartersPhoneRail: Story = {
  ...PHONE_RAIL,
  args: { ...SECTION, preset: 'quarters', teasers: teasers(4), phone: 'rail' },
};

export const SoftPhoneRail: Story = { ...PHONE_RAIL, args: { phone: 'rail' } };

/** The block `section-row` with three columns. */
export const Thirds: Story = { ...Quarters, args: { ...SECTION, preset: 'thirds', teasers: teasers(3) } };

const PEOPLE = {
  title: 'Gente',
  url: '/gente/',
  icon: undefined,
  preset: 'portraits' as const,
  teasers: [TEASERS.opinion, TEASERS.culture, TEASERS.sport],
};

/** The block `portrait-row`. */
export const Portraits: Story = {
  parameters: { allBrands: true },
  args: { ...PEOPLE, title: '', url: '' },
};

/** The block `portrait-row` with the setting `start`. */
export const PortraitsWithTitle: Story = { args: { ...PEOPLE, align: 'start' } };

export const PortraitsLongHeadline: Story = {
  args: { ...PEOPLE, title: '', url: '', teasers: [TEASERS.long, TEASERS.short, TEASERS.culture] },
};

export const PortraitsTwo: Story = { args: { ...PEOPLE, teasers: [TEASERS.opinion, TEASERS.culture] } };

const AFTER = { title: 'Últimas galerías', url: '', icon: undefined };

const GALLERIES = [TEASERS.gallery, TEASERS.lead, TEASERS.long, TEASERS.sport].map((teaser) => ({
  ...teaser,
  format: 'gallery' as const,
  count: 14,
}));

/** The blocks `latest-galleries` and `related-galleries`. A long headline ends after 100 characters. */
export const Galleries: Story = {
  args: { ...AFTER, preset: 'galleries', teasers: GALLERIES },
};

export const GalleriesOne: Story = {
  args: { ...AFTER, preset: 'galleries', teasers: GALLERIES.slice(0, 1) },
};

/** Renders nothing without stories. */
export const Empty: Story = { args: { teasers: [] } };
