import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { EditionYears } from './EditionYears.tsx';

const CRIES = [
  'Así fue el año',
  'El censo de las ausencias',
  'Los dueños del agua',
  'La música del año',
  'Puerto seco',
  'La paz pequeña',
];

const editions = (year: number) =>
  CRIES.map((headline, at) => ({
    ...TEASERS.withoutPicture,
    id: `${year}-${at}`,
    headline,
    url: `/edicion/articulo/edicion-${year}${at}/`,
    kicker: `Edición ${(year - 1982) * 50 - at}`,
  }));

const meta = {
  component: EditionYears,
  args: {
    masthead: 'Semanario',
    years: [
      { year: 2025, editions: editions(2025) },
      {
        year: 2024,
        editions: editions(2024)
          .slice(0, 3)
          .map((edition) => ({ ...edition, picture: TEASERS.culture.picture })),
      },
    ],
    pages: 2,
    addresses: ['/impresa/', '/impresa/?pagina=2'],
    more: <LoadMore href="?pagina=2" label="Más ediciones" />,
  },
} satisfies Meta<typeof EditionYears>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The last years, without more after them. */
export const Last: Story = {
  args: { years: [{ year: 2000, editions: editions(2000).slice(0, 1) }], page: 2, more: undefined },
};

export const Empty: Story = { args: { years: [] } };
