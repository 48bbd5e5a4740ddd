import { useCallback } from 'react';
import type { NewslettersPort } from '../../../providers/ports/newsletters.ts';
import type { BrandKey } from '../../../themes/brand.ts';
import { NEWSLETTERS } from '../../../themes/newsletters.ts';
import { useLoading, type Loading } from '../desk-parts/use-loading.ts';
import type { NewsletterDeskProps, ReaderNewsletter } from './NewsletterDesk.tsx';

/**
 * The newsletters with what the reader gets of them, and their switches.
 * @param brand of one brand only
 */
export function useNewsletters(
  service: NewslettersPort,
  brand?: BrandKey,
): readonly [Loading<readonly ReaderNewsletter[]>, NewsletterDeskProps['onSwitch']] {
  const ask = useCallback(
    async (signal: AbortSignal): Promise<readonly ReaderNewsletter[]> => {
      const held = await service.list({ signal });
      return NEWSLETTERS.filter((one) => !brand || one.brand === brand).map((one) => ({
        ...one,
        on: held.some(({ site, origin }) => site === one.brand && origin === one.origin),
      }));
    },
    [service, brand],
  );
  const [newsletters, change] = useLoading(ask);
  const onSwitch: NewsletterDeskProps['onSwitch'] = async ({ brand: site, origin }, on) => {
    await service.set({ site, origin, on });
    change((list) => list.map((one) => (one.brand === site && one.origin === origin ? { ...one, on } : one)));
  };
  return [newsletters, onSwitch];
}
