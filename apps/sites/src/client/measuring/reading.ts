import { READ_PARTS } from 'rotativa/domain';
import type { AnalyticsPort } from 'rotativa/providers';

const TEXT = 'article .rt-article-body';

/** The part of an element that has come into the window from below, in percent. The end may lie on half a pixel. */
const passed = ({ top, height }: DOMRect): number =>
  height > 0 ? Math.round(((innerHeight - top) / height) * 100) : 0;

/** Measures how much of a story is read, and for how long it is in view. @see X14 */
export function trackReading(page: Document, analytics: AnalyticsPort): void {
  const parts: number[] = [...READ_PARTS];
  let requested = false;
  const check = (): void => {
    requested = false;
    const text = page.querySelector(TEXT);
    const percent = text ? passed(text.getBoundingClientRect()) : 0;
    while (parts[0] !== undefined && percent >= parts[0])
      analytics.track('read_depth', { percent: parts.shift()! });
  };
  const later = (): void => {
    if (requested || parts.length === 0) return;
    requested = true;
    requestAnimationFrame(check);
  };
  addEventListener('scroll', later, { passive: true });
  later();

  let since = performance.now();
  // Less than a second counts with the next time in view.
  let unsent = 0;
  page.addEventListener(
    'visibilitychange',
    () => {
      const now = performance.now();
      if (page.visibilityState === 'hidden') {
        unsent += now - since;
        const seconds = Math.floor(unsent / 1000);
        unsent -= seconds * 1000;
        if (seconds > 0) analytics.track('reading_time', { seconds });
      }
      since = now;
    },
    true,
  );
}
