import type { Meta, StoryObj } from '@storybook/react-vite';
import { articlePicture, captionOf, inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyFigure } from './BodyFigure.tsx';

const meta = {
  component: BodyFigure,
  decorators: [inTextColumn],
  args: {
    picture: articlePicture('papa-cultivo', 'Campesinos recogen papa al amanecer en un lote de Boyacá'),
    caption: captionOf(
      'La vereda Puente de Piedra siembra ahora en tres tandas, cada siete semanas, para no llegar toda el mismo día a la central.',
      'Ramiro Pulido / Semanario Rural',
    ),
  },
} satisfies Meta<typeof BodyFigure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Captioned: Story = {};

/** A narrow picture at the side, as the editor set it. */
export const AlignedRight: Story = { args: { alignment: 'right' } };

export const CreditOnly: Story = { args: { caption: captionOf('', 'Agencia Latitud') } };

/** The picture is a link. */
export const Linked: Story = {
  args: { href: '/agricultura/galeria/cosecha-por-turnos/' },
  parameters: { screenshot: { skip: true } },
};
