import { ALL_BRANDS, PUBLISHED } from './brands.ts';
import { setMediaFeatures, type MediaFeatures } from './media-features.ts';

/** The choices of the toolbar, and those that a story makes for itself. */
export type Globals = Readonly<Record<string, unknown>>;

/** Sizes of text that a reader may set in the browser, in percent. */
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
/** Languages of the library's words. The texts of the stories stay Spanish. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Brand, mode and direction are attributes of the root element, as on a site. Switching them needs no render. */
export function setRoot({ brand, mode, textSize, direction, motion, forcedColours }: Globals): void {
  const { dataset, style } = document.documentElement;
  // The manager shows all brands, each in its own page. Documentation pages show the first.
  dataset['brand'] = brand === ALL_BRANDS ? PUBLISHED[0] : String(brand);
  dataset['mode'] = String(mode);
  document.documentElement.dir = String(direction);
  // The browser's text size is the size of the root: every text is in rem.
  style.fontSize = textSize === '100' ? '' : `${String(textSize)}%`;
  setMediaFeatures({ motion, forcedColours } as MediaFeatures);
}
