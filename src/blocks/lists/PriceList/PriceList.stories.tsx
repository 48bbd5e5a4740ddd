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
