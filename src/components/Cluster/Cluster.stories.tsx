import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Cluster } from './index.ts';

const SECTIONS = ['Nación', 'Economía', 'Mundo', 'Opinión', 'Vida moderna', 'Gente', 'Deportes', 'Cultura'];

const meta = {
  component: Cluster,
  args: {
    children: [
      <Button key="save">Guardar los cambios</Button>,
      <Button key="cancel" variant="quiet">
        Cancelar
      </Button>,
    ],
  },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

export const ListOfLinks: Story = {
  args: {
    as: 'ul',
    gap: 'large',
    align: 'baseline',
    children: SECTIONS.map((name) => (
      <li key={name}>
        <Link href="/nacion/">{name}</Link>
      </li>
    )),
  },
};
