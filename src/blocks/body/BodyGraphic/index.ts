export { BodyGraphic, type BodyGraphicProps } from './BodyGraphic.tsx';
export { pointsIsland } from './points-island.ts';
export { startPoints } from './start-points.ts';
