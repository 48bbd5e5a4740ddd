import type { SubtypeWords } from '../domain/article/kicker.ts';
import type { ClockPort } from './ports/clock.ts';
import type { ContentPort } from './ports/content.ts';
import type { ImagesPort } from './ports/images.ts';
import type { LinksPort } from './ports/links.ts';
import type { OffersPort } from './ports/offers.ts';
import type { VideoMetadataPort } from './ports/video.ts';

/** Services for the `load` of every block: one site's content and addresses, at one time. */
export interface ContentServices {
  readonly content: ContentPort;
  readonly images: ImagesPort;
  readonly links: LinksPort;
  readonly clock: ClockPort;
  /** The offers of the site; undefined for a site without a store. */
  readonly offers?: OffersPort | undefined;
  /** The metadata of videos; undefined for a site without the service. */
  readonly video?: VideoMetadataPort | undefined;
  /** The weekly's slug, from the brand's configuration. Opinion sections and source names contain it. */
  readonly product: string;
  /** Path of the brand's section of columns, from its routes. */
  readonly opinion?: string | undefined;
  /** The brand's names of subtypes, from its configuration. Without them no subtype is printed. */
  readonly subtypes?: SubtypeWords | undefined;
}
