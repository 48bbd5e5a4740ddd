import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { editorConfig } from 'rotativa/editor';
import { PageList } from '../../apps/desk/src/app/screens/PageList.tsx';
import { DESK_META } from './desk-room.tsx';
import { BRAND, EDITOR, memoryPages } from './desk-world.ts';

const meta = {
  ...DESK_META,
  component: PageList,
  args: {
    brand: BRAND,
    staff: { email: EDITOR, name: 'Ana Ruiz', roles: { weekly: 'publish' } },
    pages: memoryPages(),
    siteConfig: async () => ({
      config: editorConfig([]),
      layouts: {},
      pages: [
        { page: 'home', label: 'Portada' },
        { page: 'latest', label: 'Lo último' },
      ],
    }),
    onLeave: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pages by their names for editors, with the addresses of the desk. */
export const Pages: Story = {
  play: async ({ args, canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('link', { name: 'Portada' })).toHaveAttribute(
      'href',
      '/weekly/home',
    );
    await expect(inside.getAllByText('Revisión 1')).toHaveLength(2);
    await userEvent.click(inside.getByRole('button', { name: 'Salir' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
