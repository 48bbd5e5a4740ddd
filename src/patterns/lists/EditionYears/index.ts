export { EditionYears, type EditionYear, type EditionYearsProps } from './EditionYears.tsx';
