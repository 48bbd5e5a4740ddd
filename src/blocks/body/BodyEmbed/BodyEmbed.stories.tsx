import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTextColumn } from '../../shared/fixtures/article.tsx';
import { BodyEmbed } from './BodyEmbed.tsx';

const meta = {
  component: BodyEmbed,
  decorators: [inTextColumn],
  args: {
    kind: 'post',
    source: 'X',
    href: 'https://x.com/ejemplo/status/1',
    html: '<blockquote><p>Desde esta madrugada hay paso a un carril en La Línea. Salgan con tiempo y revisen el estado de la vía.</p>— Policía de Carreteras (@ejemplo), 20 de noviembre de 2026</blockquote>',
  },
} satisfies Meta<typeof BodyEmbed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Post: Story = {};

/** A post without its HTML becomes a link to it. */
export const LinkOnly: Story = {
  args: { source: 'Instagram', html: '', href: 'https://www.instagram.com/p/ejemplo/' },
};
