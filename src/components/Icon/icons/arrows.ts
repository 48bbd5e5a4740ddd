import type { IconShape } from '../shape.ts';

export const arrowLeftIcon: IconShape = { line: 'M20 12H4.5M11 5.5L4.5 12l6.5 6.5', mirror: true };
export const arrowRightIcon: IconShape = { line: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5', mirror: true };
export const arrowUpIcon: IconShape = { line: 'M12 20V4.5M5.5 11L12 4.5l6.5 6.5' };
export const arrowDownIcon: IconShape = { line: 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5' };
export const chevronLeftIcon: IconShape = { line: 'M15 5l-7 7 7 7', mirror: true };
export const chevronRightIcon: IconShape = { line: 'M9 5l7 7-7 7', mirror: true };
export const chevronUpIcon: IconShape = { line: 'M5 15.5l7-7 7 7' };
export const chevronDownIcon: IconShape = { line: 'M5 8.5l7 7 7-7' };
