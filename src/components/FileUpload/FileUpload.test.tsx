// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../testing/index.ts';
import { describeConformance } from '../conformance.tsx';
import { FileUpload, type FileUploadProps, type UploadHandles } from './index.ts';

const props = { label: 'Soportes', name: 'soporte' };
const PDF = new File(['contenido'], 'carta.pdf', { type: 'application/pdf' });
const PNG = new File(['imagen'], 'foto.png', { type: 'image/png' });
const SVG = new File(['<svg onload="alert(1)"/>'], 'mapa.svg', { type: 'image/svg+xml' });

const field = () => screen.getByLabelText<HTMLInputElement>('Soportes');
const names = () => [...document.querySelectorAll('.files .name')].map(({ textContent }) => textContent);
const refused = () =>
  [...document.querySelectorAll('.refused li')].map(({ textContent }) => textContent?.trim());
const states = () =>
  [...document.querySelectorAll<HTMLElement>('.files > li')].map(({ dataset }) => dataset['status']);
const status = () => screen.getByRole('status').textContent;
const sent = () => new FormData(document.querySelector('form')!).getAll('soporte');
const choose = (...files: File[]) => {
  fireEvent.change(field(), { target: { files } });
};
const show = (more: Partial<FileUploadProps> = {}) =>
  render(
    <form>
      <FileUpload {...props} multiple {...more} />
    </form>,
  );

/** Uploads that the test ends itself. */
const server = () => {
  const requests: (UploadHandles & {
    file: File;
    answer: (id: string) => void;
    fail: (reason: unknown) => void;
  })[] = [];
  const upload = vi.fn(
    (file: File, handles: UploadHandles) =>
      new Promise<string | undefined>((answer, fail) => requests.push({ ...handles, file, answer, fail })),
  );
  return { upload, requests };
};

let restore: () => void;
beforeEach(() => {
  restore = stubBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
  restore();
});

describe('T4 FileUpload', () => {
  describeConformance(FileUpload, { props, element: 'div', control: '.field' });

  it('without a script it is the browser’s field, with its rules in words', () => {
    const { body } = new DOMParser().parseFromString(
      renderToString(<FileUpload {...props} multiple accept=".pdf" required hint="Uno por mes" />),
      'text/html',
    );
    const input = body.querySelector('input')!;
    expect([input.type, input.name, input.accept, input.multiple, input.required]).toEqual([
      'file',
      'soporte',
      '.pdf',
      true,
      true,
    ]);
    expect(
      body.querySelector(`[id="${input.getAttribute('aria-describedby')!.split(' ')[1]}"]`),
    ).not.toBeNull();
    expect(body.querySelector('.choose')).toBeNull();
  });

  it('takes what was chosen before the script ran', () => {
    const upload = <FileUpload {...props} />;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(upload);
    Object.defineProperty(box.querySelector('input')!, 'files', { value: [PDF] });
    render(upload, { container: box, hydrate: true });
    expect(names()).toEqual(['carta.pdf']);
    box.remove();
  });

  it('keeps files of several choices, and removes them with the focus on the next one', async () => {
    const onFilesChange = vi.fn();
    show({ onFilesChange });
    choose(PDF);
    choose(PNG, SVG);
    expect(names()).toEqual(['carta.pdf', 'foto.png', 'mapa.svg']);
    expect(status()).toBe('Se agregaron 2 archivos.');
    expect(screen.getByRole('list', { name: 'Archivos Soportes' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar foto.png' }));
    expect(status()).toBe('Se quitó foto.png.');
    expect(screen.getByRole('button', { name: 'Quitar mapa.svg' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar mapa.svg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar carta.pdf' }));
    expect(field()).toHaveFocus();
    expect(onFilesChange.mock.calls.map(([files]: File[][]) => files!.length)).toEqual([1, 3, 2, 1, 0]);
  });

  it('can choose a removed file again: the field is empty after each choice', async () => {
    show();
    await userEvent.upload(field(), PDF);
    expect(names()).toEqual(['carta.pdf']);
    expect(field().value).toBe('');
  });

  it('shows pictures, never an SVG, and revokes each address', async () => {
    let made = 0;
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { unmount } = show();
    const other = new File(['otra'], 'otra.png', { type: 'image/png' });
    choose(PNG, SVG, PDF, other);
    expect(create.mock.calls).toEqual([[PNG], [other]]);
    expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(['blob:1', 'blob:2']);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar foto.png' }));
    expect(revoke.mock.calls).toEqual([['blob:1']]);
    unmount();
    expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  });

  it('a picture that the browser cannot read has its ending instead', () => {
    show();
    choose(PNG);
    fireEvent.error(document.querySelector('img')!);
    expect(document.querySelector('.files .sign')).toHaveTextContent('PNG');
  });

  it('says of each refused file what was wrong, also to screen readers', () => {
    show({ accept: '.pdf', maxBytes: 4, maxFiles: 1 });
    choose(PNG, PDF);
    expect(refused()).toEqual([
      '«foto.png» es de otro tipo: se admiten PDF.',
      '«carta.pdf» pesa 9 bytes; el máximo es 4 bytes. Hay que reducirlo o escoger otro.',
    ]);
    expect(status()).toBe(refused().join(' '));
    expect(names()).toEqual([]);
  });

  it('without `multiple` there is one', () => {
    show({ multiple: false });
    choose(PDF);
    choose(PNG);
    expect(names()).toEqual(['carta.pdf']);
    expect(refused()).toHaveLength(1);
  });

  it('takes files that are dropped or pasted, and leaves other drags and texts alone', () => {
    show();
    const zone = document.querySelector('.zone')!;
    const drag = (type: 'dragOver' | 'drop', dataTransfer: object) => {
      const event = createEvent[type](zone, { dataTransfer });
      fireEvent(zone, event);
      return event.defaultPrevented;
    };
    expect(drag('dragOver', { types: ['text/plain'] })).toBe(false);
    expect(drag('dragOver', { types: ['Files'] })).toBe(true);
    expect(document.querySelector('[data-dragging]')).not.toBeNull();
    expect(drag('drop', { types: ['Files'], files: [PDF] })).toBe(true);
    expect(document.querySelector('[data-dragging]')).toBeNull();
    fireEvent.paste(field(), { clipboardData: { files: [PNG] } });
    expect(fireEvent.paste(field(), { clipboardData: { files: [] } })).toBe(true);
    expect(names()).toEqual(['carta.pdf', 'foto.png']);
  });

  it('disabled: takes nothing', () => {
    show({ disabled: true });
    fireEvent.drop(document.querySelector('.zone')!, { dataTransfer: { types: ['Files'], files: [PDF] } });
    fireEvent.paste(field(), { clipboardData: { files: [PNG] } });
    expect(names()).toEqual([]);
  });

  it('a required field is met by a file, and a reset form has none', () => {
    show({ required: true });
    expect(field()).toBeRequired();
    choose(PDF);
    expect(field()).not.toBeRequired();
    act(() => document.querySelector('form')!.reset());
    expect(names()).toEqual([]);
  });
});

describe('T4 uploads of FileUpload', () => {
  it('send each file once, three at a time, with their progress, and a form sends the results', async () => {
    const { upload, requests } = server();
    show({ upload });
    choose(...['a', 'b', 'c', 'd'].map((name) => new File([name], `${name}.txt`)));
    expect(states()).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
    expect(field().validationMessage).toBe('Falta terminar la carga de a.txt.');
    const bar = screen.getByRole('progressbar', { name: 'Carga de a.txt' });
    expect(bar).not.toHaveAttribute('value');
    act(() => requests[0]!.onProgress(0.426));
    expect(bar).toHaveAttribute('value', '43');
    expect(within(document.querySelector('.files > li')!).getByText(/Cargando: 43/)).toBeInTheDocument();
    await act(async () => requests[0]!.answer('id-a'));
    expect(states()).toEqual(['done', 'uploading', 'uploading', 'uploading']);
    expect(status()).toBe('a.txt: cargado.');
    for (const { answer, file } of requests.slice(1)) await act(async () => answer(`id-${file.name[0]}`));
    expect(upload).toHaveBeenCalledTimes(4);
    expect(sent()).toEqual(['id-a', 'id-b', 'id-c', 'id-d']);
    expect(field().validity.valid).toBe(true);
  });

  it('that fail say why and can be tried again; until then the form is not sent', async () => {
    const { upload, requests } = server();
    show({ upload, failure: (error) => `El servidor dijo: ${(error as Error).message}` });
    choose(PDF);
    await act(async () => requests[0]!.fail(new Error('lleno')));
    expect(states()).toEqual(['failed']);
    expect(status()).toBe('carta.pdf: El servidor dijo: lleno');
    expect(field().validationMessage).toBe('carta.pdf no se cargó. Hay que reintentar o quitarlo.');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar la carga de carta.pdf' }));
    await act(async () => requests[1]!.answer('id'));
    expect([states(), sent()]).toEqual([['done'], ['id']]);
  });

  it('are cancelled, and a late answer changes nothing', async () => {
    const { upload, requests } = server();
    show({ upload });
    choose(PDF);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar la carga de carta.pdf' }));
    expect(requests[0]!.signal.aborted).toBe(true);
    expect(states()).toEqual(['failed']);
    await act(async () => requests[0]!.answer('late'));
    act(() => requests[0]!.onProgress(1));
    expect([states(), sent()]).toEqual([['failed'], []]);
    await userEvent.click(screen.getByRole('button', { name: /^Reintentar/ }));
    expect(states()).toEqual(['uploading']);
  });

  it('end with the file, and with the page', async () => {
    const { upload, requests } = server();
    const { unmount } = show({ upload });
    choose(PDF, PNG);
    await act(async () => requests[0]!.fail(new Error('x')));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar carta.pdf' }));
    unmount();
    expect(requests[1]!.signal.aborted).toBe(true);
  });
});
