import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyInterstitial } from './BodyInterstitial.tsx';

const meta = {
  component: BodyInterstitial,
  decorators: [inTextColumn],
  args: {
    label: 'Contexto:',
    href: 'https://www.ejemplo.com/politica/articulo/once-contratos/',
    html: 'Los once contratos que pueden hundir la reforma al agua a nueve días del último debate',
  },
} satisfies Meta<typeof BodyInterstitial>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Context: Story = {};

export const WithDescription: Story = {
  args: {
    description: 'Una misma oficina de abogados redactó tres de ellos; el ministerio dice que es casualidad.',
  },
};
