export { FrontColumns, type FrontColumnsProps } from './FrontColumns.tsx';
