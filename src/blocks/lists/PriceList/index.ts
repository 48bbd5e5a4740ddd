export { PriceList, type PriceListProps } from './PriceList.tsx';
export { priceListBlock } from './PriceList.block.ts';
export type { Prices } from './table.ts';
