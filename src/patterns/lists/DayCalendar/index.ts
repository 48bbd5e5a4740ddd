export { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx';
