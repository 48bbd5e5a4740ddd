export { Caption, type CaptionProps } from './Caption.tsx';
export { Figure, type FigureProps } from './Figure.tsx';
