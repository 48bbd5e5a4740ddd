export type { HeaderAccount } from './parts/reader/ReaderPanel.tsx';
export { headerProps, type HeaderBrand, type HeaderProps } from './parts/header-props.ts';
export { headerIslands } from './parts/islands.ts';
export { showReader } from './parts/reader/show-reader.ts';
export { socialLinks, type SocialLink } from './parts/bar/social.ts';
export { OVER_PICTURE } from './parts/bar/over-picture.ts';
export type { HeaderRootProps } from './parts/header-root.ts';
