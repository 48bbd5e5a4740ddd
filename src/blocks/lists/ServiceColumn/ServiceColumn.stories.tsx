import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { ServiceColumn } from './ServiceColumn.tsx';

const meta = {
  component: ServiceColumn,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Servicios de hoy',
    place: 'Cali',
    day: '20',
    date: 'viernes, 20 de noviembre de 2026',
    teasers: teasers(3),
    edition: TEASERS.culture,
  },
} satisfies Meta<typeof ServiceColumn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutEdition: Story = { args: { edition: undefined } };

export const LongHeadline: Story = { args: { teasers: [TEASERS.long] } };

export const One: Story = {
  args: { teasers: teasers(1), edition: undefined },
  parameters: { screenshot: { skip: true } },
};

/** The cover of the edition is missing. */
export const WithoutPicture: Story = {
  args: { edition: TEASERS.withoutPicture },
  parameters: { screenshot: { skip: true } },
};

/** The date without services and edition. */
export const Empty: Story = {
  args: { teasers: [], edition: undefined },
  parameters: { screenshot: { skip: true } },
};
