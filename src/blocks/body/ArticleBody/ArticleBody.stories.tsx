import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articleOf } from '../../../domain/fixtures/index.ts';
import { elements } from '../../../domain/fixtures/elements.ts';
import type { BodyBlock } from '../../../domain/body/block.ts';
import { FILM, GALLERY } from '../../shared/fixtures/article.tsx';
import { teasers } from '../../shared/fixtures/teasers.ts';
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
/** 'Lo más leído' between the paragraphs of an article without a side column. */
export const MostRead: Story = {
  args: {
    dropCap: false,
    blocks: [
      {
        type: 'text',
        id: 'before',
        html: 'El control que funciona es aburrido: ocurre de día, con sello y con copia.',
      },
      { type: 'most-read', id: 'most-read' },
      { type: 'text', id: 'after', html: 'Esta revista también verá la sesión completa. Sin guantes.' },
    ],
    slots: {
      mostRead: [
        {
          url: '/tecnologia/articulo/voz-clonada/',
          title: 'La voz de su hijo por teléfono puede ser de una máquina',
        },
        { url: '/nacion/articulo/pozo/', title: 'El pozo que tardó once años en llegar a La Guajira' },
        { url: '/deportes/articulo/etapa-reina/', title: 'El lechero de Cómbita que ganó la etapa reina' },
      ],
    },
  },
};
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

/** Links in an author's text are underlined. A block between them has those of its piece. */
export const LinksOfBlocks: Story = {
  args: {
    dropCap: false,
    blocks: [
      text('Las digitalizó la <a href="/cultura/">Biblioteca Nacional</a>.', 'p1'),
      {
        type: 'list',
        id: 'l',
        ordered: false,
        items: [{ blocks: [text('Un <a href="/archivo/">archivo</a> entre hilos.', 'l1')] }],
      },
      {
        type: 'interstitial',
        id: 'i',
        label: 'Contexto:',
        href: 'https://www.ejemplo.com/rio/',
        html: 'Las escritoras del río',
        description: 'Según el <a href="/catalogo/">catálogo</a> de 1931.',
      },
      {
        type: 'link-list',
        id: 'k',
        title: 'Para seguir',
        items: [{ href: 'https://www.ejemplo.com/hilo/', html: 'El hilo de carrete' }],
      },
      { type: 'related-story', id: 's', href: '/novela/', headline: 'La novela del cajón', description: '' },
      { type: 'recommendations', id: 'r' },
      { type: 'most-read', id: 'm' },
    ],
    slots: {
      recommendations: teasers(1),
      mostRead: [{ url: '/pozo/', title: 'El pozo que tardó once años' }],
    },
  },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const underlined = (name: string): boolean =>
      getComputedStyle(within(canvasElement).getByRole('link', { name })).textDecorationLine === 'underline';
    const [recommended] = teasers(1);
    await expect(['Biblioteca Nacional', 'archivo', 'catálogo'].filter((name) => !underlined(name))).toEqual(
      [],
    );
    await expect(
      [
        'Las escritoras del río',
        'El hilo de carrete',
        'La novela del cajón',
        recommended!.headline,
        'El pozo que tardó once años',
      ].filter(underlined),
    ).toEqual([]);
  },
};

/** All that takes the focus, in the order of the text. */
export const EveryControl: Story = {
  args: {
    dropCap: false,
    blocks: [
      ...BLOCKS.slice(1, 2),
      {
        type: 'gallery',
        id: 'g',
        title: 'La cosecha por turnos',
        href: '/galeria/cosecha/',
        images: GALLERY,
      },
      { type: 'code', id: 'd', code: 'curl https://datos.ejemplo.com/cuartillas.csv' },
      { type: 'video', id: 'v', title: 'La bisnieta abre el cajón', description: '', player: FILM },
      ...BLOCKS.slice(5, 7),
    ],
  },
  parameters: { screenshot: { skip: true } },
};
