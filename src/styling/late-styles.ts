/** As in `inline-css`, which is for servers. */
const LATE = 'link[data-rt-late]';

/** A reader who does one of these may open what the page does not show yet. A mouse at rest has pointer events too. */
const INTENT = ['mousemove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Loads the stylesheets that `withInlineCss` lets wait when the reader first moves, touches, scrolls or presses a key. Call
 * it when the page's script starts.
 *
 * @returns loads them at once, for a page that shows new pieces without the reader
 */
export function loadLateStyles(document: Document): () => void {
  const load = (): void => {
    for (const type of INTENT) document.removeEventListener(type, load, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>(LATE)) {
      link.removeAttribute('data-rt-late');
      link.removeAttribute('media');
      link.removeAttribute('disabled');
    }
  };
  for (const type of INTENT) document.addEventListener(type, load, { capture: true, passive: true });
  return load;
}
