export { EventTable, type EventTableProps } from './EventTable.tsx';
export { eventTableBlock } from './EventTable.block.ts';
