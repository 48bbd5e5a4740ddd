import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { EditionShelf } from './EditionShelf.tsx';

/** A cover. Covers are drawn in other widths than scenes. */
const cover = (number: number) => {
  const file = (width: number): string => `pictures/portada-rural-${number}/${width}.avif`;
  return {
    src: file(480),
    srcSet: [240, 480, 720].map((width) => `${file(width)} ${width}w`).join(', '),
    alt: '',
  };
};

const meta = {
  component: EditionShelf,
  args: {
    title: 'Ediciones impresas',
    href: '/impresa/',
    icon: 'libro',
    editions: [1, 2, 3, 4, 5, 6].map((number) => ({
      ...TEASERS.short,
      id: `edicion-${number}`,
      kicker: `Edición ${85 - number}`,
      headline: 'Sembrar por turnos',
      picture: cover(number),
    })),
  },
} satisfies Meta<typeof EditionShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { editions: [] } };

export const One: Story = {
  args: { editions: meta.args.editions.slice(0, 1) },
  parameters: { screenshot: { skip: true } },
};

export const LongHeadline: Story = {
  args: {
    editions: meta.args.editions
      .slice(0, 2)
      .map((edition) => ({ ...edition, headline: TEASERS.long.headline })),
  },
  parameters: { screenshot: { skip: true } },
};

export const WithoutCover: Story = {
  args: { editions: meta.args.editions.slice(0, 2).map(({ picture: _, ...edition }) => edition) },
  parameters: { screenshot: { skip: true } },
};
