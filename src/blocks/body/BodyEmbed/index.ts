export { BodyEmbed, type BodyEmbedProps } from './BodyEmbed.tsx';
export { loadHeldFrames, startHeldFrames } from '../held-frame/start-held-frames.ts';
export { BodyPdf, type BodyPdfProps } from './BodyPdf.tsx';
