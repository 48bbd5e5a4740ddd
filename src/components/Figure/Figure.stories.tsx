import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Image } from '../Image/index.ts';
import { SCENES } from '../scenes.fixture.ts';
import { Caption, Figure } from './index.ts';

const meta = {
  component: Figure,
  args: {
    children: <Image src={SCENES.coffee} alt="Cafetal en ladera" sizes="640px" />,
    caption: 'La cosecha de mitaca en Pitalito, Huila, llegó con tres semanas de adelanto.',
    credit: ' | Foto: Mariana Cifuentes',
  },
  decorators: [(story) => <div style={{ maxInlineSize: 640 }}>{story()}</div>],
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCredit: Story = {};

export const CreditOnly: Story = { args: { caption: undefined, credit: 'Foto: Archivo' } };

/** Without caption and credit there is no empty caption. */
export const Bare: Story = {
  args: { caption: undefined, credit: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure').querySelector('figcaption')).toBeNull();
  },
};

/** Outside a figure, as in the full-screen viewer, a caption is a paragraph. */
export const CaptionAlone: Story = {
  render: () => (
    <Caption as="p" credit=" | Foto: Andrés Villamil">
      Vista aérea del puerto de Buenaventura.
    </Caption>
  ),
};
