import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EMPTY_POST, PostForm } from '../../apps/desk/src/app/live/PostForm.tsx';
import { DESK_META } from './desk-room.tsx';

const meta = {
  ...DESK_META,
  component: PostForm,
  args: { label: 'Nueva entrada', send: 'Publicar', initial: EMPTY_POST, onSend: fn() },
} satisfies Meta<typeof PostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A post needs a title. Ctrl and Enter publish it, and the form is empty again. */
export const Writing: Story = {
  play: async ({ args, canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Publicar' }));
    const title = inside.getByLabelText('Título');
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription('Falta el título de la entrada.');
    await userEvent.type(title, 'Hay quórum');
    await userEvent.type(
      inside.getByLabelText('Texto'),
      'Llegaron 54 senadores.{Enter}{Enter}Empieza el debate.',
    );
    await userEvent.click(inside.getByLabelText('Momento clave'));
    await userEvent.type(inside.getByLabelText('Texto'), '{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith({
      title: 'Hay quórum',
      text: ['Llegaron 54 senadores.', 'Empieza el debate.'],
      key: true,
      pinned: false,
    });
    await expect(title).toHaveValue('');
  },
};

export const Correcting: Story = {
  args: {
    label: 'Corregir la entrada',
    send: 'Guardar',
    initial: { title: 'Hay quórum', text: ['Llegaron 54 senadores.'], key: true, pinned: false },
    onCancel: fn(),
  },
};
