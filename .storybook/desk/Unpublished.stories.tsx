import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from 'rotativa/domain';
import { UnpublishedScreen } from '../../apps/desk/src/app/unpublished/UnpublishedScreen.tsx';
import { DESK_META } from './desk-room.tsx';
import { BRAND, choice } from './desk-world.ts';

const ADDRESS = 'https://www.semanario.example/nacion/articulo/informe/?vista-previa=eyJhbGciOi';
const preview = fn(async (_brand: string, story: string) => {
  if (story === 'mudada') throw new ApiError('unknown_story', 'Gone.', 404);
  return { address: ADDRESS, until: '2036-11-20T16:00:00.000Z' };
});

const meta = {
  ...DESK_META,
  component: UnpublishedScreen,
  args: {
    brand: BRAND,
    stories: {
      list: async () => [
        choice('informe', 'Los informes que la represa guardó durante nueve años', {
          published: '2036-11-23T11:00:00.000Z',
          locked: true,
        }),
        choice('mudada', 'Una nota que otra persona retiró', { published: '2036-11-24T11:00:00.000Z' }),
      ],
      preview,
    },
    onSessionEnded: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnpublishedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link is asked for with the time that it works; the row of a story that is gone has the reason. */
export const Links: Story = {
  play: async ({ canvasElement }) => {
    preview.mockClear();
    const inside = within(canvasElement);
    const [, first, second] = await inside.findAllByRole('row');
    const row = within(first!);
    await userEvent.selectOptions(row.getByLabelText('Sirve'), 'Un día');
    await userEvent.click(row.getByRole('button', { name: 'Pedir un enlace' }));
    await expect(preview).toHaveBeenCalledWith(BRAND, 'informe', 24 * 60);
    await expect(await row.findByRole('link', { name: 'Abrir la vista previa' })).toHaveAttribute(
      'href',
      ADDRESS,
    );
    await expect(row.getByLabelText('Enlace')).toHaveValue(ADDRESS);
    await userEvent.click(within(second!).getByRole('button', { name: 'Pedir un enlace' }));
    await expect(await within(second!).findByRole('alert')).toHaveTextContent('Esa nota ya no existe');
  },
};

export const None: Story = {
  args: { stories: { list: async () => [], preview } },
};
