export { BodyCorrection, type BodyCorrectionProps } from './BodyCorrection.tsx';
