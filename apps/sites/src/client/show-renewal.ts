import { createRoot } from 'react-dom/client';
import { renewalNotice, type RenewalNoticeProps } from 'rotativa/patterns/account/RenewalBanner';
import { withServices } from '../islands/PageServices.tsx';
import { lateStyles } from './late-styles.ts';

let shown = false;

/** Adds the page's banner to its end, once. */
export async function showRenewal(place: RenewalNoticeProps['place']): Promise<void> {
  if (shown) return;
  shown = true;
  await lateStyles();
  const home = document.body.appendChild(document.createElement('div'));
  createRoot(home).render(withServices(renewalNotice({ place })));
}
