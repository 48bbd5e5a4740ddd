export { RuralHeader, type RuralHeaderProps } from './RuralHeader.tsx';
