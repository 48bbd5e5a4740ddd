export { BodyList, type BodyListProps } from './BodyList.tsx';
