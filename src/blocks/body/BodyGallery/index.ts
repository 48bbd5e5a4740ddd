export { default as BodyGallery, type BodyGalleryProps } from './BodyGallery.tsx';
export { bodyGalleryIsland } from './island.ts';
