import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeskSearchProvider } from '../../apps/desk/src/app/pick/desk-search.tsx';
import { StoryPicker } from '../../apps/desk/src/app/pick/StoryPicker.tsx';
import { DESK_META } from './desk-room.tsx';
import { BRAND, memorySearch } from './desk-world.ts';

const meta = {
  ...DESK_META,
  component: StoryPicker,
  args: { onChoose: fn() },
  render: (args) => (
    <DeskSearchProvider
      port={memorySearch()}
      brand={BRAND}
      siteOrigin={location.origin}
      pages={[{ page: 'home', label: 'Portada' }]}
      onSessionEnded={() => undefined}
    >
      <StoryPicker {...args} />
    </DeskSearchProvider>
  ),
} satisfies Meta<typeof StoryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed letters search, arrows move and Enter chooses, while the focus stays in the field. */
export const Search: Story = {
  play: async ({ args, canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText('3 notas');
    const field = inside.getByRole('combobox', { name: 'Buscar una nota' });
    await userEvent.type(field, 'etapa');
    await inside.findByText('1 nota');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'ciclismo' }));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'zarzuela');
    await inside.findByText('Ninguna nota tiene esas palabras.');
    await userEvent.clear(field);
    await inside.findByText('3 notas');
  },
};
