export { LiveStrip, type LiveStripProps } from './LiveStrip.tsx';
