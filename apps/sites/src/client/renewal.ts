import { RENEWAL_PLACES, type RenewalPlace } from 'rotativa/domain';
import type { ReaderServices } from 'rotativa/providers';
import { RENEWAL_META } from '../contract/metas.ts';

/** The place of the page's renewal banner; undefined on pages without one. */
export function renewalPlace(page: Document): RenewalPlace | undefined {
  const named = page.querySelector<HTMLMetaElement>(`meta[name=${RENEWAL_META}]`)?.content;
  return RENEWAL_PLACES.find((place) => place === named);
}

export interface PageRenewal extends Pick<ReaderServices, 'session' | 'renewal'> {
  place: Exclude<RenewalPlace, 'menu'>;
}

/** Loads and shows the page's banner when its reader has one. Other readers load no code for it. */
export function startRenewal({ session, renewal, place }: PageRenewal): void {
  const stop = session.subscribe(() => void check());
  async function check(): Promise<void> {
    if (!(await renewal.offer(session.getSnapshot(), place))) return;
    stop();
    const { showRenewal } = await import('./show-renewal.ts');
    await showRenewal(place);
  }
  void check();
}
