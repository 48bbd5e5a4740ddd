export { BodyGraphic, type BodyGraphicProps } from './BodyGraphic.tsx';
