import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { EditionBand } from './EditionBand.tsx';

const meta = {
  component: EditionBand,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'En esta edición',
    url: '/impresa/',
    subscribe: '/store/',
    edition: { ...TEASERS.culture, kicker: 'Edición 2286', headline: 'La ley del agua, al borde' },
    teasers: teasers(6),
  },
} satisfies Meta<typeof EditionBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone the stories are a row that scrolls. */
export const PhoneRail: Story = {
  args: { phone: 'rail' },
  parameters: { screenshot: { width: 360, height: 740 } },
};

export const LongHeadline: Story = { args: { teasers: [TEASERS.long, ...teasers(5)] } };

export const WithoutCover: Story = { args: { edition: TEASERS.withoutPicture } };

export const One: Story = {
  args: { teasers: teasers(1) },
  parameters: { screenshot: { skip: true } },
};

/** An edition of which no story is published. */
export const Empty: Story = {
  args: { teasers: [] },
  parameters: { screenshot: { skip: true } },
};
