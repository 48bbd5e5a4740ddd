import type { IconShape } from '../../components/Icon/shape.ts';
import { facebookIcon, linkedinIcon, whatsappIcon, xIcon } from '../../components/Icon/icons/social.ts';
import {
  facebookShareUrl,
  LINKEDIN_WINDOW_PX,
  linkedinShareUrl,
  microblogShareUrl,
  SHARE_WINDOW_PX,
  whatsappShareUrl,
} from '../../domain/share/urls.ts';

/** What is shared. */
export interface Shared {
  /** Absolute address. */
  url: string;
  /** Plain text. */
  title: string;
}

/** A network that a story can be shared at. */
export interface SharePlace {
  readonly label: string;
  readonly icon: IconShape;
  /** Of the window that it opens in. */
  readonly size: { readonly width: number; readonly height: number };
  /** @param userAgent decides the host of WhatsApp: the app's on a phone, else the web's */
  readonly address: (shared: Shared, userAgent?: string) => string;
}

/** In the order in which they stand. @see 002 §7 'Share URLs', N17 */
export const SHARE_PLACES: readonly SharePlace[] = [
  {
    label: 'Compartir en WhatsApp',
    icon: whatsappIcon,
    size: SHARE_WINDOW_PX,
    address: (shared, userAgent) => whatsappShareUrl(shared, userAgent),
  },
  {
    label: 'Compartir en Facebook',
    icon: facebookIcon,
    size: SHARE_WINDOW_PX,
    address: ({ url }) => facebookShareUrl({ url }),
  },
  {
    label: 'Compartir en X',
    icon: xIcon,
    size: SHARE_WINDOW_PX,
    address: ({ url, title }) => microblogShareUrl({ url, text: title }),
  },
  {
    label: 'Compartir en LinkedIn',
    icon: linkedinIcon,
    size: LINKEDIN_WINDOW_PX,
    address: ({ url, title }) => linkedinShareUrl({ url, title }),
  },
];

/** A letter with the story's address, in the reader's own mail program. */
export const mailAddress = ({ url, title }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
