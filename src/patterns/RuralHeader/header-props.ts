import type { BrandConfig } from '../../themes/brand.ts';
import { socialLinks } from '../header-parts/social.ts';
import type { RuralHeaderProps } from './RuralHeader.tsx';

/** The header of a brand of the country, on a page. */
export const ruralHeaderProps = (
  { name, tagline, wordmark, navigation, properties, routes }: BrandConfig,
  path: string,
): RuralHeaderProps => ({
  name,
  tagline,
  wordmark,
  sections: navigation.main,
  menu: navigation.menu,
  social: socialLinks(properties, ['facebook', 'whatsapp', 'instagram', 'youtube']),
  routes,
  path,
});
