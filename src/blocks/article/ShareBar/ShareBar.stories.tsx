import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  component: ShareBar,
  args: {
    url: 'https://www.example.com/nacion/articulo/la-carretera-que-tardo-treinta-anos/',
    title: 'La carretera que tardó treinta años',
  },
} satisfies Meta<typeof ShareBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Column: Story = {
  decorators: [
    (Bar) => (
      <div style={{ '--rt-share-bar-direction': 'column' } as React.CSSProperties}>
        <Bar />
      </div>
    ),
  ],
};

export const OpensAWindow: Story = {
  play: async ({ canvasElement }) => {
    const popup = { opener: window, location: { href: '' }, closed: false };
    const open = spyOn(window, 'open').mockImplementation(fn(() => popup as unknown as Window));
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Compartir en Facebook' }));
    await expect(open).toHaveBeenCalledWith('', '_blank', expect.stringContaining('width=550,height=400'));
    await expect(popup.location.href).toContain('facebook.com/sharer');
    await expect(popup.opener).toBeNull();
    open.mockRestore();
  },
};
