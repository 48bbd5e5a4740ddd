// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { AvatarEditor, type AvatarEditorProps } from './AvatarEditor.tsx';
import { readPicture } from './picture.ts';

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
