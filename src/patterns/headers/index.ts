export type { Account } from './header-parts/ReaderPanel.tsx';
export { headerProps, type HeaderBrand, type HeaderProps } from './header-parts/header-props.ts';
export { headerIslands } from './header-parts/islands.ts';
export { showReader } from './header-parts/show-reader.ts';
export { socialLinks, type SocialLink } from './header-parts/social.ts';
export { OVER_PICTURE } from './header-parts/over-picture.ts';
export type { HeaderRootProps } from './header-parts/header-root.ts';
