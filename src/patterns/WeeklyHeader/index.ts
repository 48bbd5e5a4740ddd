export { headerIslands } from '../header-parts/islands.ts';
export { WeeklyHeader, type WeeklyHeaderProps } from './WeeklyHeader.tsx';
