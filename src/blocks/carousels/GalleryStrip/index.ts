export { GalleryStrip, type GalleryStripProps, type StripPicture } from './GalleryStrip.tsx';
export { galleryStripBlock } from './GalleryStrip.block.ts';
