export { BodyEmbed, type BodyEmbedProps } from './BodyEmbed.tsx';
export { BodyPdf, type BodyPdfProps } from './BodyPdf.tsx';
