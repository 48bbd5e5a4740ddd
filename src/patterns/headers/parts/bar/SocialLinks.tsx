import { IconLink } from '../../../../components/IconLink/IconLink.tsx';
import {
  facebookIcon,
  instagramIcon,
  tiktokIcon,
  whatsappIcon,
  xIcon,
  youtubeIcon,
} from '../../../../components/Icon/icons/social.ts';
import { SocialLinksRoot } from './SocialLinks.styles.ts';
import type { SocialNetwork } from '../../../../themes/brand.ts';
import type { SocialLink } from './social.ts';
import { social } from '../../../../messages/patterns.ts';

const NETWORKS = {
  facebook: { icon: facebookIcon, name: 'Facebook' },
  x: { icon: xIcon, name: 'X' },
  instagram: { icon: instagramIcon, name: 'Instagram' },
  whatsapp: { icon: whatsappIcon, name: 'WhatsApp' },
  youtube: { icon: youtubeIcon, name: 'YouTube' },
  tiktok: { icon: tiktokIcon, name: 'TikTok' },
} as const satisfies Record<SocialNetwork, object>;

export interface SocialLinksProps {
  links: readonly SocialLink[];
  size?: 'medium' | 'small' | undefined;
  label?: string | undefined;
}

/** The brand at the networks. Renders nothing without links. @see H1, H4, H9 */
export const SocialLinks = ({ links, size = 'medium', label = social.label }: SocialLinksProps) =>
  links.length > 0 && (
    <SocialLinksRoot role="list" aria-label={label}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <IconLink
            href={url}
            icon={NETWORKS[network].icon}
            label={NETWORKS[network].name}
            size={size}
            rel="noopener"
          />
        </li>
      ))}
    </SocialLinksRoot>
  );
