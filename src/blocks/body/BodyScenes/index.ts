export { BodyScenes, type BodyScenesProps } from './BodyScenes.tsx';
