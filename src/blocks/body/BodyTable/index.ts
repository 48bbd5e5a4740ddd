export { BodyTable, type BodyTableProps } from './BodyTable.tsx';
