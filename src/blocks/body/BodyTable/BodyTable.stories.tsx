import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyTable } from './BodyTable.tsx';

const meta = {
  component: BodyTable,
  decorators: [inTextColumn],
  args: {
    caption: 'El almanaque de las tres tandas',
    header: ['Tanda', 'Veredas', 'Siembra', 'Cosecha', 'Precio de la carga'],
    rows: [
      ['Primera', 'Puente de Piedra y Parroquia Vieja', 'Enero', 'Mayo', '$118.000'],
      ['Segunda', 'Boquerón y Montoya', 'Marzo', 'Agosto', '$102.500'],
      ['Tercera', 'Jurpa, Siatá y Compromiso', 'Mayo', 'Octubre', '$97.000'],
    ],
  },
} satisfies Meta<typeof BodyTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Captioned: Story = {};

/** Wider than a phone: the box scrolls, not the page. */
export const OnAPhone: Story = {
  decorators: [(show) => <div style={{ inlineSize: 328 }}>{show()}</div>],
};

export const WithoutHeader: Story = {
  args: {
    caption: undefined,
    header: [],
    rows: [
      ['Goles', '14'],
      ['Asistencias', '9'],
    ],
  },
};
