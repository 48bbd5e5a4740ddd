export { ListColumns, type ListColumnsProps } from './ListColumns.tsx';
