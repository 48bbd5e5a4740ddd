export { default as BodyPair, type BodyPairProps } from './BodyPair.tsx';
export { pairIsland } from './island.ts';
export { startPair } from './start-pair.ts';
