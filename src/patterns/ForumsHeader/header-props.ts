import type { BrandConfig } from '../../themes/brand.ts';
import { socialLinks } from '../header-parts/social.ts';
import type { AnnouncedEvent, ForumsHeaderProps } from './ForumsHeader.tsx';

/** The header of a brand of events, on a page. */
export const forumsHeaderProps = (
  { name, wordmark, navigation, properties, routes }: BrandConfig,
  path: string,
  next?: AnnouncedEvent,
): ForumsHeaderProps => ({
  name,
  wordmark,
  sections: navigation.main,
  menu: navigation.menu,
  social: socialLinks(properties, ['facebook', 'x', 'instagram', 'youtube']),
  routes,
  path,
  next,
});
