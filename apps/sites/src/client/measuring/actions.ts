import { LOCKED_PART_CLASS } from 'rotativa/domain';
import { METERED_PART_CLASS } from 'rotativa/patterns/article/ArticlePage';
import type { AnalyticsPort } from 'rotativa/providers';
import type { PageView } from '../../contract/page-view.ts';

/** The part of the box that a reader has to see. On a phone it may be taller than the window. */
const SEEN_PART = 0.25;

/** Measures the box of a locked story when it comes into view. One that the paywall's script shows is there, hidden. */
function trackPaywall(page: Document, analytics: AnalyticsPort, { path }: PageView): void {
  const boxes = page.querySelectorAll(`.${LOCKED_PART_CLASS}, .${METERED_PART_CLASS}`);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      analytics.track('paywall_seen', { path });
    },
    { threshold: SEEN_PART },
  );
  for (const box of boxes) observer.observe(box);
}

/** The product that a link sells: see `purchaseHref`. */
function soldBy(link: HTMLAnchorElement): { sku: string; price_code: string } | undefined {
  if (link.origin !== location.origin) return undefined;
  const query = new URLSearchParams(link.search);
  const [sku, price_code] = [query.get('sku'), query.get('priceCode')];
  return sku && price_code ? { sku, price_code } : undefined;
}

/** Measures what readers do with a page, apart from its islands, which measure themselves. @see X14 */
export function trackActions(page: Document, analytics: AnalyticsPort, view: PageView): void {
  trackPaywall(page, analytics, view);

  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    const sold = link && soldBy(link);
    if (sold) analytics.track('offer_chosen', sold);
  });

  const begun = new WeakSet<EventTarget>();
  // Events of media do not bubble.
  const onVideo = (type: 'play' | 'ended', run: (video: HTMLVideoElement) => void): void =>
    page.addEventListener(type, ({ target }) => target instanceof HTMLVideoElement && run(target), true);
  onVideo('play', (video) => {
    if (begun.has(video)) return;
    begun.add(video);
    analytics.track('video', { action: 'play' });
  });
  onVideo('ended', () => analytics.track('video', { action: 'end' }));
}
