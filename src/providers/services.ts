import type { ClockPort } from './ports/clock.ts';
import type { ContentPort } from './ports/content.ts';
import type { ImagesPort } from './ports/images.ts';
import type { LinksPort } from './ports/links.ts';

/** What the server hands to every block's `load`: one site's content and addresses, at one moment. */
export interface ContentServices {
  readonly content: ContentPort;
  readonly images: ImagesPort;
  readonly links: LinksPort;
  readonly clock: ClockPort;
}
