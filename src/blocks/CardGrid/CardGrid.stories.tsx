import type { Meta, StoryObj } from '@storybook/react-vite';
import { teasers } from '../fixtures/teasers.ts';
import { CardGrid } from './CardGrid.tsx';

const meta = {
  component: CardGrid,
  globals: { brand: 'rural' },
  args: {
    title: 'Del surco',
    url: '/agricultura/',
    icon: 'maiz',
    look: 'soft',
    first: 'start',
    teasers: teasers(5),
  },
} satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { mode: 'dark' } };
export const LargeAtTheEnd: Story = { args: { first: 'end' } };
export const Ruled: Story = {
  globals: { brand: 'forums' },
  args: { look: 'ruled', first: 'even', icon: undefined, teasers: teasers(4).slice(1) },
};
export const Empty: Story = { args: { teasers: [] } };
