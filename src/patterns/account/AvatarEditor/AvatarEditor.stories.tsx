import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pictureAddress } from '../../../blocks/shared/fixtures/picture-address.ts';
import { AVATAR_MAX_BYTES } from '../../../domain/accounts/validation.ts';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { AvatarEditor, type AvatarEditorProps } from './AvatarEditor.tsx';

const CALLS: Pick<AvatarEditorProps, 'onUpload' | 'onRemove'> = {
  onUpload: fn(async () => undefined),
  onRemove: fn(async () => undefined),
};

const meta = {
  component: AvatarEditor,
  args: {
    name: 'Rosa Elvira Quintero',
    ...CALLS,
  },
} satisfies Meta<typeof AvatarEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A PNG with four colours, larger than high, as a camera could give it. */
async function photo(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
  const brush = canvas.getContext('2d')!;
  for (const [at, colour] of ['teal', 'gold', 'navy', 'coral'].entries()) {
    brush.fillStyle = colour;
    brush.fillRect((at % 2) * 600, Math.floor(at / 2) * 400, 600, 400);
  }
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'));
  return new File([blob], 'foto.png', { type: 'image/png' });
}

const choose = async (canvasElement: HTMLElement, file: File) => {
  await userEvent.upload(within(canvasElement).getByLabelText('Archivo de la foto'), file);
};
const dialog = async () => within(await within(document.body).findByRole('dialog'));
const imageLoaded = async () =>
  waitFor(() => expect(document.querySelector('.reactEasyCrop_CropArea')).not.toBeNull());

export const Empty: Story = {};
export const WithPicture: Story = {
  args: { picture: pictureAddress('retrato-21/320.avif') },
};

/** The square is chosen by keyboard: arrow keys move, the slider enlarges. */
export const Crop: Story = {
  parameters: { allBrands: true },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo());
    const inside = await dialog();
    await imageLoaded();
    inside.getByRole('group', { name: /Recorte/ }).focus();
    await userEvent.keyboard('{ArrowRight>10}{/ArrowRight}');
    inside.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight>10}{/ArrowRight}');
  },
};

/** Any picture becomes a square JPEG. */
export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await photo());
    const inside = await dialog();
    await imageLoaded();
    await userEvent.click(inside.getByRole('button', { name: 'Guardar foto' }));
    await within(canvasElement).findByText('La foto quedó guardada.');
    const [blob] = (args.onUpload as unknown as { mock: { calls: [Blob][] } }).mock.calls[0]!;
    await expect(blob.type).toBe('image/jpeg');
    await expect(blob.size).toBeLessThanOrEqual(AVATAR_MAX_BYTES);
    const { width, height } = await createImageBitmap(blob);
    await expect([width, height]).toEqual([800, 800]);
  },
};

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['hola'], 'foto.jpg', { type: 'image/jpeg' }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('No pudimos leer');
  },
};

export const Refused: Story = {
  args: {
    onUpload: async () => {
      throw new ApiError('IMAGE_TOO_LARGE', 'The image is too large', 400);
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo());
    const inside = await dialog();
    await imageLoaded();
    await userEvent.click(inside.getByRole('button', { name: 'Guardar foto' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('3 MB');
  },
};

export const Removed: Story = {
  args: { picture: pictureAddress('retrato-21/320.avif') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Quitar foto' }));
    await within(canvasElement).findByText('La foto se quitó.');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
