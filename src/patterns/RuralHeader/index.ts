export { RuralHeader, type RuralHeaderProps } from './RuralHeader.tsx';
export { ruralHeaderProps } from './header-props.ts';
export { headerIslands } from '../header-parts/islands.ts';
