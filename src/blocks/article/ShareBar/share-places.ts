import type { IconShape } from '../../../components/Icon/shape.ts';
import type { AnalyticsEventProperties } from '../../../domain/analytics/event.ts';
import { facebookIcon, linkedinIcon, whatsappIcon, xIcon } from '../../../components/Icon/icons/social.ts';
import {
  facebookShareUrl,
  LINKEDIN_WINDOW_PX,
  linkedinShareUrl,
  microblogShareUrl,
  SHARE_WINDOW_PX,
  whatsappShareUrl,
} from '../../../domain/share/urls.ts';

/** The shared page. */
export interface SharedPage {
  /** Absolute address. */
  url: string;
  /** Plain text. */
  title: string;
  /** The publication's name at the microblog, without '@'. */
  via?: string | undefined;
}

/** A network for sharing. */
export interface SharePlace {
  /** As readers know it: 'WhatsApp'. */
  readonly network: string;
  /** As measured. */
  readonly key: AnalyticsEventProperties<'share'>['network'];
  readonly icon: IconShape;
  /** Size of the window. */
  readonly size: { readonly width: number; readonly height: number };
  /** @param userAgent decides the host of WhatsApp: the app's on a phone, else the web's */
  readonly address: (shared: SharedPage, userAgent?: string) => string;
}

/** In display order. @see N17 */
export const SHARE_PLACES: readonly SharePlace[] = [
  {
    network: 'WhatsApp',
    key: 'whatsapp',
    icon: whatsappIcon,
    size: SHARE_WINDOW_PX,
    address: (shared, userAgent) => whatsappShareUrl(shared, userAgent),
  },
  {
    network: 'Facebook',
    key: 'facebook',
    icon: facebookIcon,
    size: SHARE_WINDOW_PX,
    address: ({ url }) => facebookShareUrl({ url }),
  },
  {
    network: 'X',
    key: 'x',
    icon: xIcon,
    size: SHARE_WINDOW_PX,
    address: ({ url, title, via }) => microblogShareUrl({ url, text: title, ...(via && { via }) }),
  },
  {
    network: 'LinkedIn',
    key: 'linkedin',
    icon: linkedinIcon,
    size: LINKEDIN_WINDOW_PX,
    address: ({ url, title }) => linkedinShareUrl({ url, title }),
  },
];

/** An e-mail with the story's address, in the reader's mail program. */
export const mailAddress = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
