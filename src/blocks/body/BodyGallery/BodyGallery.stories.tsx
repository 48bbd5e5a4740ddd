import type { Meta, StoryObj } from '@storybook/react-vite';
import { GALLERY, inTextColumn } from '../../shared/fixtures/article.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BodyGallery } from './index.ts';

const meta = {
  component: BodyGallery,
  decorators: [inTextColumn],
  args: {
    title: 'La cosecha por turnos de Ventaquemada, fotografiada desde las cuatro de la mañana',
    images: GALLERY,
    href: '/agricultura/galeria/cosecha-por-turnos/',
  },
} satisfies Meta<typeof BodyGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture opens in full screen; Escape returns the focus to it. */
export const OpensAViewer: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Ver la imagen 1 en pantalla completa',
    });
    await userEvent.click(button);
    const viewer = await within(document.body).findByRole('dialog', undefined, { timeout: 5000 });
    await expect(within(viewer).getByText('1 / 5')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(viewer).getByText('2 / 5')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    button.blur();
  },
};

/** On every screen; captions have numbers. */
export const PhotoEssay: Story = {
  args: { title: '', essay: true, href: undefined },
  // The pairs are what a wide screen has.
  parameters: { screenshot: { width: 800 } },
  decorators: [(show) => <div style={{ maxInlineSize: 912, marginInline: 'auto' }}>{show()}</div>],
};
