import { returningFocus } from '../../../components/return-focus.ts';

/** The notice begins with this story of a period: one that comes at once drives readers away. */
export const METER_FROM = 3;

/** The count of the paywall: `rc` stories, with this one, of `most`. */
export interface CountedStories {
  rc: number;
  most: number;
}

/**
 * Says in the page's `MeterNotice` how many stories are left, from the third one on. Its button closes it and returns the
 * focus. Does nothing on a page without the notice.
 * @see P4
 */
export function showMeter(page: Document, { rc, most }: CountedStories): void {
  const notice = page.querySelector<HTMLElement>('.rt-meter-notice');
  if (!notice || rc < METER_FROM) return;
  const left = Math.max(0, most - rc);
  const { none = '', one = '', many = '', label = '' } = notice.dataset;
  const words = [none, one][left] ?? many.replace('{n}', String(left));
  const ways = notice.querySelector<HTMLElement>('.ways');
  notice.dataset['shown'] = '';
  // An empty notice is no landmark.
  if (!notice.ariaLabel) notice.ariaLabel = label;
  notice.querySelector('.left')!.textContent = words;
  if (ways) ways.hidden = false;
  const close = returningFocus(notice);
  notice.querySelector('.close')?.addEventListener('click', () => close(() => (notice.hidden = true)));
}
