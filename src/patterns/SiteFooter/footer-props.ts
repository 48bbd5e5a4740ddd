import type { BrandConfig } from '../../themes/brand.ts';
import { socialLinks, type SocialNetwork } from '../header-parts/social.ts';
import type { SiteFooterProps } from './SiteFooter.tsx';

/** The networks of a footer, unless the brand has others. @see 002 §2 */
const NETWORKS: readonly SocialNetwork[] = ['facebook', 'x', 'youtube', 'instagram', 'tiktok'];

export interface FooterChoices {
  networks?: readonly SocialNetwork[];
  sections?: SiteFooterProps['sections'];
  tone?: SiteFooterProps['tone'];
}

/** A brand's footer as data, at a moment. @see H9 */
export function footerProps(
  brand: BrandConfig,
  now: Date,
  { networks = NETWORKS, sections = brand.navigation.main, tone = 'inverse' }: FooterChoices = {},
): SiteFooterProps {
  const { name, wordmark, tagline, properties, legalName, supportHours, issn } = brand;
  return {
    name,
    wordmark,
    tagline,
    sections,
    links: brand.navigation.footer,
    social: socialLinks(properties, networks),
    authority: { url: properties.sicURL, logo: properties.logoSic },
    legalName,
    year: now.getUTCFullYear(),
    issn,
    supportHours,
    tone,
  };
}
