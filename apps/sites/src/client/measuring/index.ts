import { type AnalyticsPort, type ConsentPort, type StoragePort, createWebStorage } from 'rotativa/providers';
import { createEndpointAnalytics, createTagManager, loadScript } from 'rotativa/providers/browser';
import { ANALYTICS_META } from '../../contract/analytics.ts';
import type { PageView } from '../../contract/page-view.ts';
import { publishServices } from '../../islands/page-services.ts';
import { trackActions } from './actions.ts';
import { trackReading } from './reading.ts';
import { trackViews } from './views.ts';
import { trackVitals } from './vitals.ts';

let started = false;

/** Sends every event to each of the tools. */
const together = (tools: readonly AnalyticsPort[]): AnalyticsPort => ({
  track: (name, properties) => tools.forEach((tool) => tool.track(name, properties)),
  identify: (uuid) => tools.forEach((tool) => tool.identify(uuid)),
});

/** Loads the tag manager, which takes its events from a queue. One that does not load stops nothing else. @see B20 */
function startTags(address: string, consent: ConsentPort, storage: StoragePort): AnalyticsPort {
  const page: Window & { dataLayer?: object[] } = window;
  // Tag managers measure from this entry, and begin when they read it.
  (page.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(address, { document }).catch((error: Error) => console.error(error.message));
  return createTagManager({ page, consent, storage });
}

/**
 * Measures this page, once. Call it after the reader has allowed it: what happened before is not measured. A
 * prerendered page is not seen yet; its reader's decision is followed when it is shown.
 * @see X14, X16
 */
export function startAnalytics(page: Document, consent: ConsentPort): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${ANALYTICS_META}]`);
  if (started || !meta || page.prerendering) return;
  started = true;
  const { site = '', tags, view = '{}' } = meta.dataset;
  const shown = JSON.parse(view) as PageView;
  const storage = createWebStorage(window, (message) => console.info(message));
  const endpoint = meta.content;
  const analytics = together([
    ...(endpoint ? [createEndpointAnalytics({ page, endpoint, site, consent, storage })] : []),
    ...(tags ? [startTags(tags, consent, storage)] : []),
  ]);
  publishServices({ analytics });
  trackViews(page, analytics, shown);
  trackActions(page, analytics, shown);
  if (shown.type === 'article') trackReading(page, analytics);
  trackVitals(analytics);
}
