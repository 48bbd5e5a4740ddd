import { bogotaYear } from '../../../domain/dates/day.ts';
import type { Brand, SocialNetwork } from '../../../themes/brand.ts';
import { consent as messages } from '../../../messages/consent.ts';
import { socialLinks } from '../../headers/parts/bar/social.ts';
import type { SiteFooterProps } from './SiteFooter.tsx';

/** Default networks of a footer. */
const NETWORKS: readonly SocialNetwork[] = ['facebook', 'x', 'youtube', 'instagram', 'tiktok'];

export interface FooterChoices extends Pick<SiteFooterProps, 'sections' | 'tone' | 'mode' | 'themeSwitch'> {
  networks?: readonly SocialNetwork[] | undefined;
}

/** The props of a brand's footer at a given time. Every page leads to the privacy preferences. @see H9, X8 */
export function footerProps(
  brand: Brand,
  now: Date,
  {
    networks = NETWORKS,
    sections = brand.navigation.main,
    tone = 'inverse',
    mode,
    themeSwitch,
  }: FooterChoices = {},
): SiteFooterProps {
  const { name, wordmark, tagline, properties, legalName, supportHours, issn } = brand;
  const { sicURL, logoSic } = properties;
  return {
    name,
    home: brand.routes.home,
    wordmark,
    tagline,
    sections,
    links: [...brand.navigation.footer, { text: messages.preferences, link: brand.routes.consent }],
    social: socialLinks(properties, networks),
    authority: sicURL && logoSic ? { url: sicURL, logo: logoSic } : undefined,
    legalName,
    year: bogotaYear(now),
    issn,
    supportHours,
    tone,
    mode,
    themeSwitch,
  };
}
