import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SCENES } from '../scenes.fixture.ts';
import { Avatar, AvatarGroup } from './index.ts';

const meta = {
  component: Avatar,
  args: { name: 'Lucía Fernández Ospina', src: SCENES.portrait, size: 'l' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};

export const Square: Story = { args: { shape: 'square', size: 'xl' } };

export const Initials: Story = { args: { src: undefined } };

/** Not even the name is known: an anonymous reader. */
export const Nobody: Story = { args: { src: undefined, name: '' } };

export const EverySize: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" src={undefined} />
      <Avatar {...args} size="l" />
      <Avatar {...args} size="xl" src={undefined} />
    </div>
  ),
};

const PEOPLE = [
  { name: 'Lucía Fernández Ospina', src: SCENES.portrait },
  { name: 'Óscar Ruiz' },
  { name: 'Marta Cecilia Henao' },
  { name: 'Julián Pardo', src: SCENES.portrait },
  { name: 'Ana Lozano' },
  { name: 'Rosa Gil' },
  { name: 'Pedro Mejía' },
];

/** Portraits that overlap; the others are a number. */
export const Group: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <AvatarGroup label="Participantes del foro" people={PEOPLE} max={4} />
      <AvatarGroup label="Autores" people={PEOPLE.slice(0, 3)} size="s" />
      <AvatarGroup label="Ponentes" people={PEOPLE} max={3} size="l" />
    </div>
  ),
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('list', { name: 'Participantes del foro' });
    await expect(within(group).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(group).getByText('y 3 más')).toBeInTheDocument();
  },
};

/** Without enough room they continue in the next row. */
export const GroupWraps: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <AvatarGroup label="Ponentes" people={PEOPLE} max={7} />
    </div>
  ),
};
