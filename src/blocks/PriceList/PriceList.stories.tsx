import type { Meta, StoryObj } from '@storybook/react-vite';
import { teasers } from '../fixtures/teasers.ts';
import { PriceList } from './PriceList.tsx';

const meta = {
  component: PriceList,
  globals: { brand: 'rural' },
  args: {
    title: 'Precios de hoy',
    href: '/precios/',
    icon: 'canasta',
    caption: 'Pesos por kilo en centrales mayoristas. Marcado, el más bajo.',
    prices: {
      places: ['Bogotá', 'Medellín', 'Cali'],
      rows: [
        { product: 'Papa criolla', prices: ['$3.650', '$3.900', '$4.100'] },
        { product: 'Tomate chonto', prices: ['$2.850', '$2.600', '$2.400'] },
        { product: 'Yuca', prices: ['$1.700', '$1.850', '$1.600'] },
      ],
    },
    stories: teasers(2),
  },
} satisfies Meta<typeof PriceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { mode: 'dark' } };
export const WithoutStories: Story = { args: { stories: [] } };
