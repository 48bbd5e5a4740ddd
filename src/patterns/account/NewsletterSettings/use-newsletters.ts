import { useCallback } from 'react';
import type { NewslettersPort } from '../../../providers/ports/newsletters.ts';
import type { Newsletter } from '../../../themes/newsletters.ts';
import { useAsyncData, type AsyncData } from '../settings-parts/use-async-data.ts';
import type { NewsletterSettingsProps, ReaderNewsletter } from './NewsletterSettings.tsx';

/**
 * Newsletters with what the reader gets of them, and their switches.
 * @param offered the same list in every render
 */
export function useNewsletters(
  service: NewslettersPort,
  offered: readonly Newsletter[],
): readonly [AsyncData<readonly ReaderNewsletter[]>, NewsletterSettingsProps['onSwitch']] {
  const ask = useCallback(
    async (signal: AbortSignal): Promise<readonly ReaderNewsletter[]> => {
      const held = await service.list({ signal });
      return offered.map((one) => ({
        ...one,
        on: held.some(({ site, origin }) => site === one.brand && origin === one.origin),
      }));
    },
    [service, offered],
  );
  const [newsletters, change] = useAsyncData(ask);
  const onSwitch: NewsletterSettingsProps['onSwitch'] = async ({ brand: site, origin }, on) => {
    await service.set({ site, origin, on });
    change((list) => list.map((one) => (one.brand === site && one.origin === origin ? { ...one, on } : one)));
  };
  return [newsletters, onSwitch];
}
