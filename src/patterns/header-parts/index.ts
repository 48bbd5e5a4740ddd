export type { AccountMenuProps } from './AccountMenu.tsx';
export { DateLine, type DateLineProps } from './DateLine.tsx';
export {
  accountMenuIsland,
  headerIslands,
  moreMenuIsland,
  searchToggleIsland,
  siteMenuIsland,
} from './islands.ts';
export { isCurrent, MenuList, type MenuListProps } from './MenuList.tsx';
export type { MoreMenuProps } from './MoreMenu.tsx';
export { SearchForm } from './SearchForm.tsx';
export type { SearchToggleProps } from './SearchToggle.tsx';
export type { SiteMenuProps } from './SiteMenu.tsx';
export { socialLinks, type SocialLink, type SocialNetwork } from './social.ts';
export { SocialLinks, type SocialLinksProps } from './SocialLinks.tsx';
export { Wordmark, type WordmarkProps } from './Wordmark.tsx';
