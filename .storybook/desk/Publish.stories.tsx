import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cardGridBlock } from 'rotativa/blocks/lists/StoryGrid';
import { editorConfig, placementsOf, type PreviewReply } from 'rotativa/editor';
import { createCanvasStore } from '../../apps/desk/src/app/canvas/canvas-store.ts';
import { PublishDialog, type PublishDialogProps } from '../../apps/desk/src/app/publish/PublishDialog.tsx';
import { DESK_META } from './desk-room.tsx';
import { BRAND, EDITOR, frontOf, memoryPages, NOW } from './desk-world.ts';

const SITE: PublishDialogProps['site'] = {
  config: editorConfig([cardGridBlock]),
  layouts: { front: { label: 'Portada', regions: [{ name: 'main', label: 'Principal' }] } },
  pages: [{ page: 'home', label: 'Portada', path: '/' }],
};

/** A page as a site makes it: each block with its title. */
const draw: PublishDialogProps['draw'] = async (_brand, { document }): Promise<PreviewReply> => ({
  head: {
    styles: 'body { font-family: sans-serif }',
    attributes: { html: { lang: 'es-CO', 'data-brand': BRAND }, body: {} },
  },
  frame: '<main><div data-region="main"></div></main>',
  blocks: Object.fromEntries(
    placementsOf(document).map(({ placement: { id = '', settings } }) => [
      id,
      `<h2>${String(settings?.['title'])}</h2>`,
    ]),
  ),
  stories: {},
  notes: [],
  weight: { html: 1000, css: 100 },
  ms: 1,
});

/** The canvas with the remarks of the guard rails. */
function canvasWith(notes: PreviewReply['notes']) {
  const canvas = createCanvasStore();
  canvas.set({
    page: {
      head: { styles: '', attributes: {} },
      frame: '',
      blocks: {},
      stories: {},
      notes,
      weight: { html: 0, css: 0 },
      ms: 0,
    } as unknown as PreviewReply,
  });
  return canvas;
}

const meta = {
  ...DESK_META,
  component: PublishDialog,
  args: {
    ...{ brand: BRAND, page: 'home', path: '/', origin: location.origin, site: SITE, draw },
    pages: memoryPages(),
    base: {
      number: 1,
      parent: null,
      author: EDITOR,
      note: '',
      created: NOW.toISOString(),
      brand: BRAND,
      page: 'home',
      document: frontOf('Nación'),
    },
    document: frontOf('Nación hoy'),
    published: { revision: 1, document: frontOf('Nación') },
    canvas: canvasWith([]),
    view: { width: 1280, mode: 'light', reader: 'anonymous' },
    mayPublish: true,
    onClose: fn(),
    onMerged: fn(),
    onDone: fn(),
    end: (act) => act(),
  },
  loaders: [async () => ({ pages: memoryPages() })],
  render: (args, { loaded }) => <PublishDialog {...args} pages={loaded['pages'] as typeof args.pages} />,
} satisfies Meta<typeof PublishDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The changes are in words and in both pictures. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText(/“Nación hoy”/);
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(2));
    // Each has half of the window.
    for (const picture of canvasElement.querySelectorAll('.picture'))
      await expect(picture.clientWidth).toBeGreaterThan(380);
    await userEvent.type(inside.getByLabelText('Nota'), 'Es martes.');
    await userEvent.click(inside.getByRole('button', { name: 'Publicar ahora' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Revisión 2 publicada.'));
  },
};

/** A remark that stops publishing leaves only the revision to be saved. */
export const Stopped: Story = {
  args: {
    canvas: canvasWith([
      {
        placementId: 'nacion',
        kind: 'missing-lead',
        severity: 'error',
        text: 'La página empieza sin una apertura con nota.',
      },
    ]),
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('button', { name: 'Publicar ahora' })).toBeDisabled();
    await expect(inside.getByText('La página empieza sin una apertura con nota.')).toBeVisible();
    await userEvent.click(inside.getByLabelText('Solo guardar la revisión'));
    await expect(inside.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  },
};
