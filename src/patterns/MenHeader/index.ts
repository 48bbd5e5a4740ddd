export { headerIslands } from '../header-parts/islands.ts';
export { socialLinks, type SocialNetwork } from '../header-parts/social.ts';
export { MenHeader, type MenHeaderProps } from './MenHeader.tsx';
export { menMenuIsland } from './islands.ts';
