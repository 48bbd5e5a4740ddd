export { GALLERY_CARDS_MAX, GalleryCards, type GalleryCardsProps } from './GalleryCards.tsx';
export { latestGalleriesBlock, relatedGalleriesBlock } from './GalleryCards.block.ts';
