export { WeeklyHeader, type WeeklyHeaderProps } from './WeeklyHeader.tsx';
