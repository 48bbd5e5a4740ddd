import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileUpload } from './index.ts';

const meta = {
  component: FileUpload,
  args: {
    label: 'Fotos y documentos de la denuncia',
    hint: 'No publicamos nada sin hablar antes con usted.',
    name: 'soporte',
    accept: 'image/*,.pdf',
    maxBytes: 5_000_000,
    maxFiles: 4,
    multiple: true,
  },
  decorators: [(story) => <div style={{ maxInlineSize: 480 }}>{story()}</div>],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).findByLabelText<HTMLInputElement>(/^Fotos y documentos/, { selector: 'input' });

/** A picture with four colours. */
async function photo(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 80 });
  const brush = canvas.getContext('2d')!;
  for (const [at, colour] of ['teal', 'gold', 'navy', 'coral'].entries()) {
    brush.fillStyle = colour;
    brush.fillRect((at % 2) * 60, Math.floor(at / 2) * 40, 60, 40);
  }
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'));
  return new File([blob], name, { type: 'image/png' });
}
const paper = (name: string, bytes: number): File =>
  new File([new Uint8Array(bytes).fill(32)], name, { type: 'application/pdf' });

/** Files of each kind in the field: a picture, a document, and a name that is too long. */
const choose = async (canvasElement: HTMLElement, ...more: File[]) => {
  const files = [
    await photo('foto-del-puente.png'),
    paper('respuesta-de-la-alcaldia-de-barranquilla-al-derecho-de-peticion.pdf', 1_250_000),
    ...more,
  ];
  await userEvent.upload(await field(canvasElement), files, { applyAccept: false });
};

const drag = (canvasElement: HTMLElement, type: 'dragenter' | 'drop', dataTransfer: DataTransfer) =>
  canvasElement
    .querySelector('.zone')!
    .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

export const Empty: Story = {};

/** Without an upload the form sends the files. */
export const Chosen: Story = {
  parameters: { allBrands: true },
  render: (args) => (
    <form>
      <FileUpload {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveProperty('naturalWidth', 120));
    const sent = new FormData(canvasElement.querySelector('form')!).getAll('soporte') as File[];
    await expect(sent.map(({ name, size }) => [name.slice(-4), size > 0])).toEqual([
      ['.png', true],
      ['.pdf', true],
    ]);
  },
};

/** One is sent, one is being sent, and one has failed. */
export const Uploading: Story = {
  args: {
    upload: async ({ name }, { onProgress }) => {
      if (name.startsWith('foto')) return 'id-1';
      if (name.startsWith('plano')) throw new Error('offline');
      onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, paper('plano.pdf', 320_000));
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Cargado')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /^Carga de respuesta/ })).toHaveValue(40);
    await expect(canvas.getByRole('button', { name: 'Reintentar la carga de plano.pdf' })).toBeVisible();
  },
};

/** Every refusal says which file, what was wrong and what is allowed. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      paper('expediente.pdf', 5_000_001),
      new File(['hola'], 'notas.txt', { type: 'text/plain' }),
    );
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/«expediente.pdf» pesa 5,1\sMB; el máximo es 5\sMB/)).toHaveLength(2);
    await expect(canvas.getAllByText(/«notas.txt» es de otro tipo: se admiten imágenes o PDF/)).toHaveLength(
      2,
    );
  },
};

/** Files are over the zone. */
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    await field(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(paper('carta.pdf', 10));
    drag(canvasElement, 'dragenter', dataTransfer);
    await waitFor(() => expect(canvasElement.querySelector('[data-dragging]')).not.toBeNull());
  },
};

/** Files that are dropped are taken like chosen ones. */
export const Dropped: Story = {
  args: { onFilesChange: fn() },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement, args }) => {
    await field(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(paper('carta.pdf', 10));
    drag(canvasElement, 'drop', dataTransfer);
    await expect(args.onFilesChange).toHaveBeenCalledTimes(1);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Quitar carta.pdf' }));
    await expect(await field(canvasElement)).toHaveFocus();
  },
};

export const OneFile: Story = {
  args: {
    label: 'Copia de la cédula',
    hint: undefined,
    multiple: false,
    maxFiles: undefined,
    accept: '.pdf',
  },
};

export const WithError: Story = {
  args: { required: true, error: 'Agregue al menos una foto o un documento.' },
};

export const Disabled: Story = { args: { disabled: true } };
