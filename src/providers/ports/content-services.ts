import type { AnsDocument } from '../../domain/ans/document.ts';
import type { SubtypeWords } from '../../domain/article/kicker.ts';
import type { ClockPort } from './clock.ts';
import type { ContentPort } from './content.ts';
import type { ImagesPort } from './images.ts';
import type { LinksPort } from './links.ts';
import type { OffersPort } from './offers.ts';
import type { VideoMetadataPort } from './video.ts';

/** Something made of a document for a key before, or by `make` now. */
export type TeaserMemory = <T extends object>(document: AnsDocument, key: string, make: () => T) => T;

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
  /** Teasers that were made for other pages of the same site: see `createTeaserMemory`. @defaultValue each page makes its teasers */
  readonly teasers?: TeaserMemory | undefined;
}
