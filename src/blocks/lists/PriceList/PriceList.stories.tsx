import type { Meta, StoryObj } from '@storybook/react-vite';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { PriceList } from './PriceList.tsx';

const meta = {
  component: PriceList,
  args: {
    title: 'Precios de hoy',
    href: '/precios/',
    icon: 'canasta',
    caption: 'Pesos por kilo en centrales mayoristas.',
    prices: {
      places: ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Bucaramanga'],
      rows: [
        { product: 'Papa criolla', prices: ['$3.650', '$3.900', '$4.100', '$4.250', '$3.800'] },
        { product: 'Tomate chonto', prices: ['$2.850', '$2.600', '$2.400', '$3.100', '$2.700'] },
        { product: 'Yuca', prices: ['$1.700', '$1.850', '$1.600', '$1.600', '$1.900'] },
      ],
    },
    stories: teasers(2),
  },
} satisfies Meta<typeof PriceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutStories: Story = { args: { stories: [] } };

/** One product at one place. */
export const One: Story = {
  args: { prices: { places: ['Cali'], rows: [{ product: 'Papa criolla', prices: ['$3.650'] }] } },
  parameters: { screenshot: { skip: true } },
};

/** A product with a long name. */
export const LongHeadline: Story = {
  args: {
    prices: {
      places: ['Bogotá', 'Cali'],
      rows: [
        {
          product: 'Plátano hartón verde de primera, por racimo de dieciocho kilos',
          prices: ['$3.650', '$3.900'],
        },
      ],
    },
  },
  parameters: { screenshot: { skip: true } },
};

/** Renders nothing without prices and stories. */
export const Empty: Story = {
  args: { prices: { places: [], rows: [] }, stories: [] },
  parameters: { screenshot: { skip: true } },
};
