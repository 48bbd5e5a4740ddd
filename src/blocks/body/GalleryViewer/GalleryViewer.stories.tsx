import type { Meta, StoryObj } from '@storybook/react-vite';
import { GALLERY } from '../../shared/fixtures/article.tsx';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GalleryViewer } from './index.ts';
import { IN_FRAME } from '../../shared/fixtures/in-frame.ts';

const meta = {
  component: GalleryViewer,
  parameters: IN_FRAME,
  args: {
    title: 'La cosecha por turnos de Ventaquemada',
    images: GALLERY,
    start: 2,
    onClose: fn(),
  },
} satisfies Meta<typeof GalleryViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows, arrow keys and a counter; Escape closes. */
export const Open: Story = {
  play: async ({ args }) => {
    const viewer = within(await within(document.body).findByRole('dialog'));
    await expect(viewer.getByText('3 / 5')).toBeInTheDocument();
    await userEvent.click(await viewer.findByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(viewer.getByText('4 / 5')).toBeInTheDocument());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(viewer.getByText('3 / 5')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
