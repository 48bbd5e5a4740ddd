import { describe, expect, it } from 'vitest';
import type { BodyBlock } from '../../../domain/body/block.ts';
import { IMAGE_WIDTHS } from '../../../domain/image/widths.ts';
import type { ImagesPort } from '../../../providers/ports/images.ts';
import { resizeBlock, resizePicture } from './resize.ts';

/** An image service for the pictures of one host. */
const images: ImagesPort = {
  url: (url, { width }) => (url.startsWith('/pictures/') ? `${url}?${width}` : url),
  srcSet: (url) => (url.startsWith('/pictures/') ? 'some' : undefined),
};
const picture = { url: '/pictures/rio', width: 900, height: 600, alt: 'El río', renditions: [] };

describe('N3 the pictures of an article', () => {
  it('have the widths of the service up to the original width', () => {
    const { url, renditions } = resizePicture(picture, images);
    expect(url).toBe('/pictures/rio?900');
    expect(renditions.map(({ width }) => width)).toEqual(IMAGE_WIDTHS.filter((width) => width <= 900));
    expect(renditions[0]?.url).toBe(`/pictures/rio?${IMAGE_WIDTHS[0]}`);
  });

  it.each([
    ['http://fotos.ejemplo.com/a.jpg', 'https://fotos.ejemplo.com/a.jpg'],
    ['https://fotos.ejemplo.com/a.jpg', 'https://fotos.ejemplo.com/a.jpg'],
    ['http://localhost:4000/a.jpg', 'http://localhost:4000/a.jpg'],
    ['http://127.0.0.1:4000/a.jpg', 'http://127.0.0.1:4000/a.jpg'],
    ['/a.jpg', '/a.jpg'],
  ])('%s from elsewhere is asked for as %s', (url, requested) => {
    const renditions = [{ url, width: 400 }];
    const resized = resizePicture({ ...picture, url, renditions }, images);
    expect([resized.url, resized.renditions[0]?.url]).toEqual([requested, requested]);
  });

  it.each([
    ['a film whose size is not known', {}, '1280x720'],
    ['a film', { width: 1440, height: 1080 }, '1280x960'],
  ])('the poster of %s has its shape', (_film, size, shape) => {
    const sized: ImagesPort = { ...images, url: (url, { width, height }) => `${url}?${width}x${height}` };
    const block: BodyBlock = {
      type: 'video',
      id: 'v',
      title: '',
      description: '',
      player: {
        provider: 'file',
        poster: '/pictures/rio',
        sources: [{ src: '/f.mp4', type: 'video/mp4', ...size }],
      },
    };
    expect(resizeBlock(block, sized)).toMatchObject({ player: { poster: `/pictures/rio?${shape}` } });
  });

  it('are found at any depth', () => {
    const image = {
      type: 'image',
      id: 'i',
      picture,
      caption: { text: '', caption: '', credit: '' },
    } as const;
    const nested: BodyBlock = {
      type: 'list',
      id: 'l',
      ordered: false,
      items: [{ blocks: [{ type: 'quote', id: 'q', variant: 'quote', blocks: [image] }] }],
    };
    expect(JSON.stringify(resizeBlock(nested, images))).toContain('/pictures/rio?900');
  });
});
