import type { SiteProperties, SocialNetwork } from '../../../../themes/brand.ts';

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

/** A site's addresses on these networks, in order, without those that it does not have. */
export const socialLinks = (
  site: Partial<SiteProperties>,
  networks: readonly SocialNetwork[],
): SocialLink[] =>
  networks.flatMap((network) => {
    const url = site[ADDRESS[network]];
    return url ? [{ network, url }] : [];
  });
