export { BodyPicture, focalOf, type BodyPictureProps } from './BodyPicture.tsx';
export { resizeBlock, resizeGallery, resizePicture } from './resize.ts';
