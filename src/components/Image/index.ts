export { Image, type ImageProps, type ImageRatio } from './Image.tsx';
export type { ImageBreakpoint, ImageCandidate, ImageSizes } from './sources.ts';
