import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleOf } from '../../../domain/fixtures/index.ts';
import { elements } from '../../../domain/fixtures/elements.ts';
import type { BodyBlock } from '../../../domain/body/block.ts';
import { ArticleBody } from './ArticleBody.tsx';

const text = (html: string, id: string): BodyBlock => ({ type: 'text', id, html });

const BLOCKS: readonly BodyBlock[] = [
  text(
    'La máquina de coser era alemana, de pedal, y en noventa años nadie había abierto el cajón de la izquierda porque se creía que estaba sellado por el óxido. Lo abrió en mayo una bisnieta que buscaba botones.',
    'p1',
  ),
  text(
    'Adentro había 312 cuartillas a mano, cosidas por el lomo con hilo negro de carrete, y en la primera, con letra de colegio de monjas, un título: <em>El agua no pregunta</em>. La <a href="/cultura/">Biblioteca Nacional</a> las digitalizó.',
    'p2',
  ),
  {
    type: 'quote',
    id: 'q',
    variant: 'pull',
    citation: 'Leonor Barraza, bisnieta',
    blocks: [text('No la comparen con nadie. Ella no comparaba', 'q1')],
  },
  { type: 'header', id: 'h', level: 2, html: 'Un archivo entre hilos' },
  {
    type: 'list',
    id: 'l',
    ordered: true,
    items: [
      { blocks: [text('312 cuartillas escritas por ambas caras.', 'l1')] },
      { blocks: [text('Once cartas sin enviar.', 'l2')] },
    ],
  },
  {
    type: 'table',
    id: 't',
    caption: 'Lo que había en el cajón',
    header: ['Pieza', 'Año', 'Páginas'],
    rows: [
      ['Novela', '1931', '312'],
      ['Cartas', '1928–1934', '26'],
    ],
  },
  {
    type: 'interstitial',
    id: 'i',
    label: 'Contexto:',
    href: 'https://www.ejemplo.com/cultura/',
    html: 'Qué se sabe de las escritoras del río',
  },
  { type: 'rating', id: 'r', value: 4, min: 0, max: 5, units: 'estrellas' },
  {
    type: 'correction',
    id: 'c',
    label: 'Corrección',
    html: 'Una versión anterior decía que el manuscrito era de 1932.',
  },
];

const meta = {
  component: ArticleBody,
  args: { blocks: BLOCKS, dropCap: true, quote: 'rules' },
  decorators: [(show) => <div style={{ maxInlineSize: 660, marginInline: 'auto' }}>{show()}</div>],
} satisfies Meta<typeof ArticleBody>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CenteredQuote: Story = { args: { quote: 'centered' } };
export const PanelQuote: Story = { args: { quote: 'panel', dropCap: false } };
export const LiveBlog: Story = {
  args: {
    dropCap: false,
    blocks: articleOf(
      {
        _id: 'A',
        type: 'story',
        version: '0.10.7',
        canonical_url: '/a/',
        content_elements: [
          { _id: '1', type: 'header', level: 3, content: '8:45 am Llegan los primeros senadores' },
          elements.text.element,
        ],
      },
      { insertions: [] },
    ).body,
  },
};
