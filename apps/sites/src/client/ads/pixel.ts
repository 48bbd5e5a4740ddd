import type { ConsentPort } from 'rotativa/providers';
import { PIXEL_META } from '../../contract/ads.ts';

let requested = false;

/**
 * Asks for the advertising pixel that the page names, once. Call it after the reader has allowed advertising: the picture
 * is not shown, and is asked for without cookies and without the address of the page. A prerendered page has no reader
 * yet.
 * @see N11, X8
 */
export function askPixel(page: Document, consent: ConsentPort): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${PIXEL_META}]`);
  if (requested || !meta || page.prerendering || !consent.read()?.advertising) return;
  requested = true;
  const pixel = new Image();
  // Sends no cookies to another origin.
  pixel.crossOrigin = 'anonymous';
  pixel.referrerPolicy = 'no-referrer';
  pixel.src = meta.content;
}
