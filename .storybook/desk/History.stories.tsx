import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HistoryDialog } from '../../apps/desk/src/app/publish/HistoryDialog.tsx';
import { DESK_META } from './desk-room.tsx';
import { BRAND, frontOf, memoryPages } from './desk-world.ts';

const HOME = { brand: BRAND, page: 'home' };

/** A page that was published twice. */
async function published() {
  const pages = memoryPages();
  const { number } = await pages.save({
    ...HOME,
    expected: 1,
    document: frontOf('Nación hoy'),
    note: 'Es martes.',
  });
  await pages.publish({ ...HOME, revision: number });
  return pages;
}

const meta = {
  ...DESK_META,
  component: HistoryDialog,
  args: {
    ...HOME,
    pages: memoryPages(),
    mayPublish: true,
    onClose: fn(),
    onOpen: fn(),
    onRolledBack: fn(),
  },
  loaders: [async () => ({ pages: await published() })],
  render: (args, { loaded }) => <HistoryDialog {...args} pages={loaded['pages'] as typeof args.pages} />,
} satisfies Meta<typeof HistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any revision can be opened; the last publication is taken back in one step. */
export const Events: Story = {
  play: async ({ args, canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findAllByText(/Es martes\./);
    await userEvent.click(inside.getAllByRole('button', { name: 'Abrir la revisión 2' })[0]!);
    await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ number: 2 })));
    const number = inside.getByLabelText(/revisión número/);
    await userEvent.type(number, '1');
    await userEvent.click(inside.getByRole('button', { name: 'Abrir' }));
    await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ number: 1 })));
    await userEvent.clear(number);
    await userEvent.type(number, '9');
    await userEvent.click(inside.getByRole('button', { name: 'Abrir' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('La página no tiene esa revisión.');
    await userEvent.click(inside.getByRole('button', { name: 'Volver a la publicación anterior' }));
    await waitFor(() =>
      expect(args.onRolledBack).toHaveBeenCalledWith('Los lectores ven de nuevo la revisión 1.'),
    );
  },
};
