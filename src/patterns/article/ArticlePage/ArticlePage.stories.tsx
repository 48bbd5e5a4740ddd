import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../../blocks/shared/fixtures/picture-address.ts';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LatestBox } from '../../../blocks/lists/LatestBox/LatestBox.tsx';
import { PUBLIC_PREVIEW } from '../../../domain/article/access.ts';
import { insertAds } from '../../../domain/body/insert-ads.ts';
import { articleOf } from '../../../domain/fixtures/index.ts';
import { Article, type ArticleProps } from './Article.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { previewBox } from './preview-box.ts';

const paragraph = (_id: string, content: string): object => ({ _id, type: 'text', content });

const PARAGRAPHS = [
  paragraph(
    '1',
    'La máquina de coser era alemana, de pedal, y en noventa años nadie había abierto el cajón de la izquierda porque se creía que estaba sellado por el óxido.',
  ),
  paragraph(
    '2',
    'Lo abrió en mayo una bisnieta que buscaba botones. Adentro había 312 cuartillas a mano, cosidas por el lomo con hilo negro de carrete.',
  ),
];

const document = (section: string, name: string): object => ({
  _id: 'A',
  type: 'story',
  version: '0.10.7',
  canonical_url: '/cultura/articulo/novela/1/',
  label: { basic: { text: 'Literatura' } },
  headlines: { basic: 'La novela que apareció en una máquina de coser' },
  subheadlines: {
    basic: 'Trescientas cuartillas escritas por una mujer en 1931 estaban en el cajón de los hilos.',
  },
  credits: { by: [{ type: 'author', name: 'Paula Santacoloma Rey' }] },
  display_date: '2026-11-20T17:15:00.000Z',
  promo_items: {
    basic: {
      _id: 'I',
      type: 'image',
      url: pictureAddress('biblioteca/1280.avif'),
      width: 1600,
      height: 1067,
      caption: 'El manuscrito fue digitalizado página por página.',
    },
  },
  taxonomy: {
    primary_section: { _id: section, name },
    sections: [{ _id: section, name }],
    tags: [{ text: 'Literatura', slug: 'literatura' }],
  },
  content_elements: PARAGRAPHS,
});

const props = (section = '/cultura', name = 'Cultura'): ArticleProps => ({
  article: articleOf(document(section, name)),
  presets: {
    header: 'centered',
    special: 'foot',
    column: 'medal',
    dropCap: true,
    share: 'line',
    quote: 'rules',
    tags: 'related',
    promo: 'cover',
  },
  url: 'https://www.ejemplo.com/cultura/articulo/novela/1/',
  date: { iso: '2026-11-20T17:15:00.000Z', text: '20 de noviembre de 2026, 12:15 p. m.' },
});

const Page = (article: ArticleProps): ReactNode => (
  <ArticlePage side={<LatestBox title="Encuentra aquí lo último" teasers={Object.values(TEASERS)} />}>
    <Article {...article} />
  </ArticlePage>
);

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: props(),
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Start: Story = {
  args: {
    presets: {
      header: 'start',
      special: 'foot',
      column: 'label',
      dropCap: false,
      share: 'edge',
      quote: 'bar',
      tags: 'related',
      promo: 'module',
    },
  },
};
export const Bleed: Story = {
  args: {
    presets: {
      header: 'bleed',
      special: 'foot',
      column: 'arch',
      dropCap: true,
      share: 'line',
      quote: 'centered',
      tags: 'related',
      promo: 'invitation',
    },
  },
};
export const Overlay: Story = {
  args: {
    presets: {
      header: 'overlay',
      special: 'foot',
      column: 'block',
      dropCap: false,
      share: 'line',
      quote: 'rules',
      tags: 'related',
      promo: 'night',
    },
  },
};
/** Every mark keeps its own colours on the picture. */
export const OverlayMarks: Story = {
  args: {
    ...Overlay.args,
    article: articleOf({
      ...document('/cultura', 'Cultura'),
      subtype: 'En desarrollo',
      owner: { sponsored: true },
      taxonomy: { sections: [{ _id: '/live', name: 'En vivo' }] },
    }),
  },
  globals: { brand: 'men' },
  parameters: { screenshot: { skip: true } },
};
export const Panel: Story = {
  args: {
    presets: {
      header: 'panel',
      special: 'foot',
      column: 'leaf',
      dropCap: false,
      share: 'line',
      quote: 'panel',
      tags: 'related',
      promo: 'tag',
    },
  },
};
export const Opinion: Story = { args: props('/opinion', 'Opinión') };

const shot = (id: string, caption: string): object => ({
  _id: id,
  type: 'image',
  url: pictureAddress(`${id}/1280.avif`),
  width: 1600,
  height: 1067,
  caption,
  credits: { by: [{ type: 'author', name: 'Ramiro Pulido' }] },
});

/** Pictures first, text below them, no side column. */
export const Gallery: Story = {
  args: {
    article: articleOf({
      ...document('/galerias', 'Galerías'),
      type: 'gallery',
      promo_items: {},
      content_elements: [
        { _id: 't', type: 'text', content: 'Cinco amaneceres en el mismo surco, de enero a octubre.' },
        shot('papa-cultivo', '4:40 de la mañana. El surco todavía no se ve, pero se siente.'),
        shot('tractor-campo', 'El único tractor de la vereda es de los 86 socios.'),
        shot('nevado', 'La Sierra Nevada del Cocuy, desde el camino de regreso.'),
      ],
    }),
  },
};

/** Always dark: the server sets the mode. */
export const Video: Story = {
  args: {
    article: articleOf({
      ...document('/videos', 'Videos'),
      type: 'video',
      duration: 760_000,
      promo_image: { type: 'image', url: pictureAddress('estudio-tv/1280.avif'), width: 1600, height: 900 },
      streams: [
        { stream_type: 'mp4', url: 'https://videos.ejemplo.com/novela.mp4', width: 1280, height: 720 },
      ],
    }),
  },
  decorators: [
    (show) => (
      <div data-mode="dark" style={{ background: 'var(--rt-color-surface-page)' }}>
        {show()}
      </div>
    ),
  ],
};

const preview = articleOf(
  {
    ...document('/cultura', 'Cultura'),
    content_elements: [
      ...PARAGRAPHS,
      paragraph('3', 'La letra no cambia en las trescientas doce.'),
      paragraph('4', 'La última termina a mitad de una frase.'),
    ],
  },
  { access: PUBLIC_PREVIEW },
);

/** The beginning of a longer article with the ads that fit into it, and the box of `PromoBox`. */
export const Locked: Story = {
  args: {
    article: { ...preview, body: insertAds(preview.body) },
    locked: previewBox(preview, {
      button: 'Suscríbase ahora',
      price: '$199.000*',
      period: 'al año',
      cancel: 'Cancele en cualquier momento',
      href: '/store/',
      signIn: '/login/',
      terms: '/terminos-y-condiciones/',
    }),
  },
};

/** Parts of a site in an article: below the byline, around the text, and in the place of the box of `PromoBox`. */
export const OwnParts: Story = {
  args: {
    article: preview,
    underByline: <Link href="/autor/paula-santacoloma-rey/">Siga a Paula Santacoloma Rey</Link>,
    beforeText: (
      <Banner tone="info">Este artículo se publicó en la edición impresa del 20 de noviembre.</Banner>
    ),
    locked: previewBox(
      preview,
      <Card
        layout="text"
        frame="box"
        level={2}
        href="/club/"
        headline="El resto de la historia es para los socios del club"
        standfirst="Ser socio cuesta lo que un café a la semana."
      />,
    ),
    afterText: <LatestBox title="Más sobre libros" teasers={Object.values(TEASERS).slice(0, 2)} />,
  },
};

const chapter = (at: number, title: string): object[] => [
  { _id: `c${at}`, type: 'header', level: 2, content: title },
  shot('nevado', 'El páramo de las Papas alimenta cinco ríos mayores.'),
  {
    _id: `p${at}`,
    type: 'text',
    content:
      'El río aprende pronto a estrecharse. En un punto mide dos metros y veinte centímetros y suena como un motor.',
  },
];

const special = (opening: ArticleProps['presets']['special']): ArticleProps => ({
  ...props('/especiales', 'Especiales'),
  presets: { ...props().presets, special: opening },
  article: articleOf({
    ...document('/especiales', 'Especiales'),
    label: { basic: { text: 'Gran especial' } },
    headlines: { basic: 'Magdalena: mil quinientos kilómetros río abajo para preguntarle al país cómo está' },
    content_elements: [
      {
        _id: 't',
        type: 'text',
        content: 'Nace tan pequeño que cabe entre las botas. Lo detiene un niño con la mano.',
      },
      ...chapter(1, 'Día 4. San Agustín: la piedra'),
      ...chapter(2, 'Día 9. Honda: los puentes'),
      ...chapter(3, 'Día 26. Bocas de Ceniza: el mar'),
    ],
  }),
});

/** The headline on a picture as wide as the window, chapters beside the text, wide pictures. */
export const Special: Story = {
  args: special('foot'),
  globals: { brand: 'weekly' },
};
export const SpecialLabel: Story = {
  args: special('label'),
  globals: { brand: 'daily' },
};
export const SpecialFrame: Story = {
  args: special('frame'),
  globals: { brand: 'women' },
};
export const SpecialPoster: Story = {
  args: special('poster'),
  globals: { brand: 'men' },
};
export const SpecialGrid: Story = {
  args: special('grid'),
  globals: { brand: 'forums' },
};
export const SpecialCard: Story = {
  args: special('card'),
  globals: { brand: 'rural' },
};
