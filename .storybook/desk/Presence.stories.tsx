import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PresentEditors } from '../../apps/desk/src/app/presence/PresentEditors.tsx';
import { DESK_META } from './desk-room.tsx';

const meta = {
  ...DESK_META,
  component: PresentEditors,
  args: {
    blockOf: (id) => (id === 'lead' ? 'Apertura' : undefined),
    others: [
      { key: 'beto', name: 'Beto Díaz', placementId: 'lead', isTyping: true },
      { key: 'caro', name: 'Caro Gil', placementId: null, isTyping: false },
    ],
  },
} satisfies Meta<typeof PresentEditors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who else is here, in which block, and whether they write. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(inside.getByText('Beto Díaz está escribiendo en “Apertura”')).toBeInTheDocument();
    await expect(inside.getByText('Caro Gil está aquí')).toBeInTheDocument();
  },
};
