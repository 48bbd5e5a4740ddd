import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { MostReadBox } from './MostReadBox.tsx';

const meta = {
  component: MostReadBox,
  args: {
    title: 'Lo más leído',
    items: [
      {
        url: '/vida-moderna/articulo/hoja-de-vida/',
        title: 'La hoja de vida de una página: qué dejar y qué quitar para que la lean',
      },
      {
        url: '/especiales/articulo/magdalena/',
        title: 'Magdalena: mil quinientos kilómetros río abajo para preguntarle al país cómo está',
      },
      { url: '/nacion/articulo/jabon/', title: 'El jabón que huele a segunda oportunidad' },
    ],
  },
} satisfies Meta<typeof MostReadBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  decorators: [(show) => <div style={{ maxInlineSize: 300 }}>{show()}</div>],
};

export const One: Story = {
  args: { items: meta.args.items.slice(0, 1) },
  parameters: { screenshot: { skip: true } },
};

export const LongHeadline: Story = {
  args: { items: [{ url: TEASERS.long.url, title: TEASERS.long.headline }] },
  parameters: { screenshot: { skip: true } },
};

/** Renders nothing without items. */
export const Empty: Story = {
  args: { items: [] },
  parameters: { screenshot: { skip: true } },
};
