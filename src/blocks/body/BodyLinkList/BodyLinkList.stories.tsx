import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyLinkList } from './BodyLinkList.tsx';

const meta = {
  component: BodyLinkList,
  decorators: [inTextColumn],
  args: {
    title: 'Para entender el debate',
    items: [
      { href: '/politica/articulo/once-contratos/', html: 'Los once contratos que pueden hundir la reforma' },
      {
        href: '/politica/articulo/cuentas-votos/',
        html: 'Faltan cuatro votos: la cuenta secreta del Gobierno',
        description: 'Quiénes son los senadores que todavía no dicen qué harán.',
      },
      { html: 'El archivo de actas de la comisión, en papel, en la secretaría' },
    ],
  },
} satisfies Meta<typeof BodyLinkList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {};
