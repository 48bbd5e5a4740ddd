import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HelpTopics } from './HelpTopics.tsx';

const meta = {
  component: HelpTopics,
  args: {
    topics: [
      {
        title: 'Datos personales',
        text: 'Corregirlos, saber para qué se usan y pedir que se borren.',
        href: '/ayuda/datos-personales/',
        icon: 'lock',
      },
      {
        title: 'Transacciones',
        text: 'Pagos, facturas y devoluciones.',
        href: '/ayuda/transacciones/',
        icon: 'card',
      },
      {
        title: 'Entrega del periódico',
        text: 'Reclamos, direcciones y vacaciones.',
        href: '/ayuda/entrega-periodico/',
        icon: 'paper',
      },
      {
        title: 'PQRS',
        text: 'Peticiones, quejas, reclamos y sugerencias.',
        href: '/ayuda/pqrs/',
        icon: 'comment',
      },
    ],
  },
} satisfies Meta<typeof HelpTopics>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Columns under rules. */
export const Rule: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toContain('PQRS');
  },
};

const preset = (name: 'tab' | 'centered' | 'band' | 'grid' | 'drawn'): Pick<Story, 'args'> => ({
  args: { preset: name },
});

/** Boxes with a drawing on a label. */
export const Tab: Story = preset('tab');
/** Centred lines between hairlines. */
export const Centered: Story = preset('centered');
/** Names as large as the column. */
export const Band: Story = preset('band');
/** Numbered cells. */
export const Grid: Story = preset('grid');
/** Round corners, and a drawing on a disc. */
export const Drawn: Story = preset('drawn');

/** Pages below a topic have no drawing. */
export const WithoutIcons: Story = {
  parameters: { screenshot: { skip: true } },
  args: { topics: meta.args.topics.map(({ icon: _, ...topic }) => topic) },
};
