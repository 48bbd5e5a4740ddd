export { MenHeader, type MenHeaderProps } from './MenHeader.tsx';
