export { WomenHeader, type WomenHeaderProps } from './WomenHeader.tsx';
