import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Notes } from '../../apps/desk/src/app/editor/Notes.tsx';
import { DESK_META } from './desk-room.tsx';

const BLOCKS: Readonly<Record<string, string>> = { lead: 'Apertura', videos: 'Carrusel de videos' };
const onSelect = fn();

const meta = {
  ...DESK_META,
  component: Notes,
  args: {
    blockOf: (id) => BLOCKS[id],
    actions: { select: onSelect },
    notes: [
      {
        placementId: 'videos',
        kind: 'small-picture',
        severity: 'warning',
        text: 'Una foto mide 160 píxeles y aquí se ve a 640: busca una de 1280.',
      },
      {
        placementId: 'lead',
        kind: 'missing-lead',
        severity: 'error',
        text: 'La página empieza sin una apertura con nota.',
      },
      { placementId: null, kind: 'heavy-page', severity: 'info', text: 'La página pesa 310 kB.' },
    ],
  },
} satisfies Meta<typeof Notes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A remark that stops publishing is first. Each remark leads to its block. */
export const Remarks: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const [first, second] = within(canvasElement).getAllByRole('button');
    await expect(first).toHaveTextContent(/^Impide publicar.*Apertura/);
    await userEvent.click(second!);
    await expect(onSelect).toHaveBeenCalledWith('videos');
    await expect(within(canvasElement).getByText(/310 kB/)).not.toHaveRole('button');
  },
};

export const None: Story = { args: { notes: [] } };
