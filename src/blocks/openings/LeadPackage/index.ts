export { LeadPackage, type LeadPackageProps } from './LeadPackage.tsx';
export { leadPackageBlock } from './LeadPackage.block.ts';
