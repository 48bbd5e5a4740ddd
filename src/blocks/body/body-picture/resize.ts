import type { BodyBlock, GalleryPicture, Picture } from '../../../domain/body/block.ts';
import type { VideoPlayer } from '../../../domain/video/player.ts';
import { IMAGE_WIDTHS } from '../../../domain/image/widths.ts';
import type { ImagesPort } from '../../../providers/ports/images.ts';

const SHOWN_WIDTH = 960;
const POSTER_WIDTH = 1280;

/** The shape of a film whose size is not known. */
const SCREEN = { width: 16, height: 9 };

/** An https page cannot show http pictures. Local pictures have no https. */
const secure = (url: string): string => url.replace(/^http:\/\/(?!localhost\b|127\.)/i, 'https://');

const secured = (picture: Picture): Picture => ({
  ...picture,
  url: secure(picture.url),
  renditions: picture.renditions.map((rendition) => ({ ...rendition, url: secure(rendition.url) })),
});

/** The picture with the addresses of the image service, one for each of its widths. A picture from elsewhere keeps its address, over https. */
export function resizePicture(picture: Picture, images: ImagesPort): Picture {
  const largest = picture.width ?? Infinity;
  const widths = images.srcSet(picture.url) ? IMAGE_WIDTHS.filter((width) => width <= largest) : [];
  if (widths.length === 0) return secured(picture);
  return {
    ...picture,
    url: images.url(picture.url, { width: Math.min(SHOWN_WIDTH, largest) }),
    renditions: widths.map((width) => ({ url: images.url(picture.url, { width }), width })),
  };
}

/** The gallery's pictures in the sizes of the image service. */
export const resizeGallery = (pictures: readonly GalleryPicture[], images: ImagesPort): GalleryPicture[] =>
  pictures.map((shown) => ({ ...shown, picture: resizePicture(shown.picture, images) }));

/** A poster in the shape of its film, so that no bars are beside a picture of another shape. */
function resizePoster(player: VideoPlayer, images: ImagesPort): VideoPlayer {
  if (!player.poster) return player;
  const film = player.provider === 'file' ? player.sources[0] : undefined;
  const { width, height } = film?.width && film.height ? (film as Required<typeof film>) : SCREEN;
  const size = { width: POSTER_WIDTH, height: Math.round((POSTER_WIDTH * height) / width) };
  return { ...player, poster: secure(images.url(player.poster, size)) };
}

/** The block with every picture in it, at any depth, in the sizes of the image service. */
export function resizeBlock<T extends BodyBlock>(block: T, images: ImagesPort): T;
export function resizeBlock(block: BodyBlock, images: ImagesPort): BodyBlock {
  switch (block.type) {
    case 'image':
      return { ...block, picture: resizePicture(block.picture, images) };
    case 'related-story':
      return block.picture ? { ...block, picture: resizePicture(block.picture, images) } : block;
    case 'gallery':
      return { ...block, images: resizeGallery(block.images, images) };
    case 'video':
      return { ...block, player: resizePoster(block.player, images) };
    case 'quote':
      return { ...block, blocks: block.blocks.map((inner) => resizeBlock(inner, images)) };
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => ({
          blocks: item.blocks.map((inner) => resizeBlock(inner, images)),
        })),
      };
    default:
      return block;
  }
}
