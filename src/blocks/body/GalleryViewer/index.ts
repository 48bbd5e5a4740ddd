export { default as GalleryViewer, type GalleryViewerProps } from './GalleryViewer.tsx';
export { VIEWER_IDLE_MS } from './useIdle.ts';
