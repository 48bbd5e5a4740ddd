import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyCorrection } from './BodyCorrection.tsx';

const meta = {
  component: BodyCorrection,
  decorators: [inTextColumn],
  args: {
    label: 'Corrección',
    html: 'Una versión anterior de esta nota decía que el contrato era de 12.000 millones de pesos. Son 1.200 millones. <a href="/correcciones/">Nuestra política de correcciones</a>.',
  },
} satisfies Meta<typeof BodyCorrection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Correction: Story = {};
