import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Grid } from './index.ts';

const HEADLINES = [
  'Vuelve el tren al altiplano después de treinta años',
  'Cantan en Quibdó',
  'La cosecha de café que salvó un pueblo',
  'El río que cambió de nombre',
  'Lo que dicen las cuentas del acueducto',
];

const meta = {
  component: Grid,
  args: {
    children: HEADLINES.map((headline) => (
      <Card key={headline} href="/nacion/" kicker="Nación" headline={headline} />
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fit: Story = { args: { fit: true, children: meta.args.children.slice(0, 2) } };

export const SmallColumns: Story = { args: { column: 'small', gap: 'small' } };

export const LargeColumns: Story = { args: { column: 'large', gap: 'large' } };
