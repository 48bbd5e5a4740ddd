export { ServiceColumn, type ServiceColumnProps } from './ServiceColumn.tsx';
export { serviceColumnBlock } from './ServiceColumn.block.ts';
