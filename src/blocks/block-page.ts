import type { AnsDocument } from '../domain/ans/document.ts';
import type { ConsentRecord } from '../domain/consent/consent.ts';
import type { LoadMoreRules } from '../domain/feed/load-more.ts';
import type { PageKind } from '../domain/page/kind.ts';
import type { FormResult } from '../forms/parse.ts';
import type { EnteredPurchase } from '../flows/purchase/entered-purchase.ts';
import type { HeldSeat } from '../providers/ports/registrations.ts';
import type { Dedupe, StoryClaim } from './dedupe.ts';
import type { HiddenReason } from './hidden.ts';

/** The seat of a guest's link; without one the link is unknown, or the service is down. */
export type ForumSeat = HeldSeat | { readonly state: 'unknown' | 'down' };

/** The page that contains a block. */
export interface BlockPage {
  /** The brand's key, for the data that a brand configures; never for a branch in a component. */
  readonly brand: string;
  readonly kind: PageKind;
  /** The request's path with leading and trailing slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The requested page of a list; 1 is the first. */
  readonly number: number;
  /** The last requested page of the list, if a reader has loaded several. @defaultValue `number` */
  readonly through?: number | undefined;
  /** How the page's list is cut into pages. @defaultValue pages of 20 */
  readonly list?: LoadMoreRules | undefined;
  /** The name of the page: section, author or tag; empty if its content has the title. */
  readonly title: string;
  /** The document of an article page: the vendor's 'global content'. */
  readonly document?: AnsDocument | undefined;
  /** The server's answer to a form that was posted to this page. */
  readonly posted?: FormResult | undefined;
  /** The reader's input in forms, on the page of a purchase. */
  readonly entered?: EnteredPurchase | undefined;
  /** The seat at a forum of the link that was opened, on the page of a guest. */
  readonly seat?: ForumSeat | undefined;
  /** Aborted after the block's time limit. */
  readonly signal?: AbortSignal | undefined;
  /** Stories of the blocks before this one, on a page that shows each story once. */
  readonly dedupe?: Dedupe | undefined;
  /** For the reader's switch. */
  readonly modes?: PageModes | undefined;
  /** Whether the brand has a video for readers of this one's country. */
  readonly geoVideo?: boolean | undefined;
  /** The reader's decision, on the page of the privacy preferences. */
  readonly consent?: ConsentRecord | undefined;
  /**
   * Told why a block of the page shows nothing: in English for developers ('fact-box: hidden, 0 of 12 stories left (9
   * without a picture, 3 shown above)'), and as data for editors (`hiddenInWords` of `rotativa/editor`). A page for
   * readers in production gives none.
   */
  readonly onHidden?: ((why: string, reason: HiddenReason) => void) | undefined;
  /** Told what a block chose of its stories. A page for readers gives none. */
  readonly onClaim?: ((claim: StoryClaim) => void) | undefined;
  /** For editors: ad slots show what they are and why they cannot be filled, and no ads. */
  readonly adPlaceholder?: { readonly problem?: string | undefined } | undefined;
}

/** The facts that decide the mode of a page. @see T2 */
export interface PageModes {
  /** The reader's choice; `system` follows the device. */
  readonly chosen: 'light' | 'dark' | 'system';
  /** The mode that the page has whatever the reader chose. */
  readonly forced?: 'light' | 'dark' | undefined;
}
