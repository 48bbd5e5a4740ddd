export { BodyFigure, CaptionText, type BodyFigureProps } from './BodyFigure.tsx';
