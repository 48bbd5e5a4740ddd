import type { Meta, StoryObj } from '@storybook/react-vite';
import { SCENES } from '../scenes.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Components/Avatar',
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
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" src={undefined} />
      <Avatar {...args} size="l" />
      <Avatar {...args} size="xl" src={undefined} />
    </div>
  ),
};
