// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { AvatarEditor, type AvatarEditorProps } from './AvatarEditor.tsx';
import { cutPicture, readPicture } from './picture.ts';

const fine = async (): Promise<void> => undefined;
const show = (props: Partial<AvatarEditorProps>) =>
  render(<AvatarEditor name="Ana Díaz" onUpload={fine} onRemove={fine} {...props} />);

describe('A10 the portrait', () => {
  it('is added, changed or removed', () => {
    const { unmount } = show({});
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Agregar foto']);
    unmount();
    show({ picture: '/foto.jpg' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cambiar foto',
      'Quitar foto',
    ]);
  });

  it('is removed, or the reason of the failure is shown', async () => {
    const onRemove = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('network', 'down'))
      .mockResolvedValue(undefined);
    show({ picture: '/foto.jpg', onRemove });
    await userEvent.click(screen.getByRole('button', { name: 'Quitar foto' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/conexión/);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar foto' }));
    expect((await screen.findByRole('status')).textContent).toContain('La foto se quitó.');
  });

  it.each(['javascript:alert(1)', 'foto.jpg'])('has no picture from %s', (picture) => {
    show({ picture });
    expect(document.querySelector('img')).toBeNull();
  });

  it('says when a file is no picture', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('x', 'InvalidStateError')));
    show({});
    const file = new File(['hola'], 'foto.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Archivo de la foto'), { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos leer');
    vi.unstubAllGlobals();
  });

  it.each([undefined, new File([], 'foto.jpg')])('needs a file with content: %s', async (file) => {
    await expect(readPicture(file)).rejects.toMatchObject({ code: 'MISSING_IMAGE' });
  });
});

describe('A10 the cut of a portrait', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [1000, 800],
    [240.4, 240],
  ])('is the chosen square of %d px, not distorted and not enlarged', async (square, side) => {
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      drawImage,
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
    ) {
      done(new Blob([`${this.width} × ${this.height}`], { type: type ?? '' }));
    });
    vi.stubGlobal(
      'Image',
      class {
        decode = fine;
      },
    );
    const cut = await cutPicture('data:,', { x: 120, y: 40, width: square, height: square });
    vi.unstubAllGlobals();
    expect(drawImage.mock.calls[0]!.slice(1)).toEqual([120, 40, square, square, 0, 0, side, side]);
    expect([cut.type, cut.size]).toEqual(['image/jpeg', `${side} × ${side}`.length + 1]);
  });
});

describe('A10 a portrait that is chosen again', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the last one, although the first file is read later', async () => {
    const reads: (() => void)[] = [];
    vi.stubGlobal('createImageBitmap', ({ name }: File) => {
      const side = name === 'primera.jpg' ? 1 : 2;
      return new Promise((resolve) =>
        reads.push(() => resolve({ width: side, height: side, close: () => undefined })),
      );
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      drawImage: () => undefined,
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
      return `data:,${this.width}`;
    });
    show({});
    for (const name of ['primera.jpg', 'segunda.jpg']) {
      const file = new File(['x'], name, { type: 'image/jpeg' });
      fireEvent.change(screen.getByLabelText('Archivo de la foto'), { target: { files: [file] } });
    }
    reads[1]!();
    const picture = async () => (await screen.findByRole('dialog')).querySelector('img')?.getAttribute('src');
    expect(await picture()).toBe('data:,2');
    await act(async () => reads[0]!());
    expect(await picture()).toBe('data:,2');
  });
});
