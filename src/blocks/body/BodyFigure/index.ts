export { BodyFigure, type BodyFigureProps } from './BodyFigure.tsx';
