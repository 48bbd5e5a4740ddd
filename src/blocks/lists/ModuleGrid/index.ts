export { ModuleGrid, type Module, type ModuleGridProps } from './ModuleGrid.tsx';
export { moduleGridBlock } from './ModuleGrid.block.ts';
