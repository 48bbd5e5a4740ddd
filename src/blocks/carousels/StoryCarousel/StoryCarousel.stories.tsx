import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { StoryCarousel } from './StoryCarousel.tsx';

const meta = {
  component: StoryCarousel,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Belleza', url: '/belleza/', teasers: teasers(8), preset: 'cards' },
} satisfies Meta<typeof StoryCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

const PADDED = { layout: 'padded' };

/** The block `card-carousel`. */
export const Cards: Story = { parameters: PADDED };

export const CardsWithoutTitle: Story = { parameters: PADDED, args: { title: '', url: '' } };

export const CardsFew: Story = { parameters: PADDED, args: { teasers: teasers(2) } };

/** The block `special-carousel`. */
export const Specials: Story = {
  parameters: { allBrands: true },
  args: {
    title: 'Especiales',
    url: '/especiales/',
    teasers: [TEASERS.lead, TEASERS.culture, TEASERS.opinion, TEASERS.sport, TEASERS.long],
    preset: 'specials',
    more: 'Ver los especiales',
  },
};

/** The block `streaming-carousel`: what two partners show. */
export const Streaming: Story = {
  args: {
    title: 'Para ver en casa',
    url: '/seccion/peliculas-y-series/',
    more: 'Ver más notas',
    teasers: teasers(8),
    preset: 'streaming',
    partners: [
      { name: 'Butaca', logo: 'pictures/cine/320.avif' },
      { name: 'Cine Cauca', logo: 'pictures/teatro/320.avif' },
    ],
  },
  parameters: { screenshot: { skip: true } },
};

/** A partner without a logo is named. */
export const StreamingWithoutLogo: Story = {
  args: { ...Streaming.args, partners: [{ name: 'Butaca' }, { name: 'Cine Cauca' }] },
  parameters: { screenshot: { skip: true } },
};

/** The block `related-stories`, below an article. */
export const Related: Story = {
  parameters: PADDED,
  args: { title: 'Para seguir leyendo', url: '', teasers: teasers(6), preset: 'related' },
};

/** The block `related-videos`, below a video. */
export const RelatedVideos: Story = {
  parameters: PADDED,
  args: {
    title: 'Otros videos',
    url: '',
    teasers: [TEASERS.video, ...teasers(5)],
    preset: 'related-videos',
  },
};

/** The block `gallery-carousel`. */
export const Galleries: Story = {
  parameters: PADDED,
  args: {
    title: 'Galerías',
    url: '/galerias/',
    teasers: [TEASERS.gallery, ...teasers(4)],
    preset: 'galleries',
  },
};

/** The block `gallery-carousel` with the background `Dark`. */
export const GalleriesDark: Story = { args: { ...Galleries.args, preset: 'galleries-dark' } };

/** The block `video-carousel`. */
export const Videos: Story = {
  parameters: { allBrands: true },
  args: {
    title: 'Videos',
    url: '/videos/',
    teasers: [TEASERS.video, TEASERS.sport, TEASERS.culture, TEASERS.live],
    preset: 'videos',
  },
};

export const VideosTwo: Story = {
  args: { ...Videos.args, teasers: [TEASERS.video, TEASERS.culture] },
};

/** The block `video-band`. */
export const Band: Story = {
  parameters: { allBrands: true },
  args: { title: 'Semanario TV', url: '/tv/', teasers: [TEASERS.video, ...teasers(5)], preset: 'band' },
};

/** The block `video-band` with the background `accent`. */
export const BandAccent: Story = {
  parameters: { allBrands: true },
  args: { ...Band.args, preset: 'band-accent' },
};

/** A row of the block `video-rows`. */
export const BandPlain: Story = { args: { ...Band.args, preset: 'band-plain' } };

export const BandFew: Story = { args: { ...Band.args, teasers: teasers(3) } };

export const BandLongHeadline: Story = { args: { ...Band.args, teasers: [TEASERS.long, ...teasers(3)] } };

/** Renders nothing without stories. */
export const Empty: Story = { args: { teasers: [] } };

export const WithoutPicture: Story = {
  args: { teasers: [TEASERS.withoutPicture, ...teasers(3)] },
  parameters: { screenshot: { skip: true } },
};
