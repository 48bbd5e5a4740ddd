export { DailyHeader, type DailyHeaderProps } from './DailyHeader.tsx';
