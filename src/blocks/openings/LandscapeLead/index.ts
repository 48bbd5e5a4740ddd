export { LandscapeLead } from './LandscapeLead.tsx';
export { landscapeLeadBlock } from './LandscapeLead.block.ts';
