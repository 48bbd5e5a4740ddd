import type { ConsentPort } from 'rotativa/providers';
import { createWebStorage } from 'rotativa/providers';
import { createEndpointAnalytics } from 'rotativa/providers/browser';
import { MEASURING_META } from '../measuring-names.ts';
import { publishServices } from '../page-services.ts';
import { measureActions } from './actions.ts';
import { measureReading } from './reading.ts';
import { measureViews, type PageView } from './views.ts';
import { measureVitals } from './vitals.ts';

let started = false;

/**
 * Measures this page, once. Call it after the reader has allowed it: what happened before is not measured. A
 * prerendered page is not seen yet; its reader's decision is followed when it is shown.
 * @see X14, X16
 */
export function startMeasuring(page: Document, consent: ConsentPort): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${MEASURING_META}]`);
  if (started || !meta || page.prerendering) return;
  started = true;
  const { site = '', view = '{}' } = meta.dataset;
  const shown = JSON.parse(view) as PageView;
  const storage = createWebStorage(window, (message) => console.info(message));
  const analytics = createEndpointAnalytics({ page, endpoint: meta.content, site, consent, storage });
  publishServices({ analytics });
  measureViews(page, analytics, shown);
  measureActions(page, analytics, shown);
  if (shown.type === 'article') measureReading(page, analytics);
  measureVitals(analytics);
}
