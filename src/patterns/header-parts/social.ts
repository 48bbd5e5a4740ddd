import type { SiteProperties } from '../../themes/brand.ts';

export type SocialNetwork = 'facebook' | 'x' | 'instagram' | 'whatsapp' | 'youtube' | 'tiktok';

export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

const ADDRESS: Readonly<Record<SocialNetwork, keyof SiteProperties>> = {
  facebook: 'facebookURL',
  x: 'twitterURL',
  instagram: 'instagramURL',
  whatsapp: 'whatsappsURL',
  youtube: 'youtubeURL',
  tiktok: 'tiktokURL',
};

/** A site's addresses at these networks, in their order; those that it has. @see 002 §3 'Site settings' */
export const socialLinks = (site: SiteProperties, networks: readonly SocialNetwork[]): SocialLink[] =>
  networks.map((network) => ({ network, url: site[ADDRESS[network]] })).filter(({ url }) => url !== '');
