'use client';
import { useCallback } from 'react';
import { useService } from '../../../providers/react.ts';
import { NEWSLETTERS } from '../../../themes/newsletters.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { useLoading } from '../desk-parts/use-loading.ts';
import { NewsletterDesk, type ReaderNewsletter } from './NewsletterDesk.tsx';

/** The page of the reader's newsletters. */
export default function NewsletterSection({ profile }: SectionProps) {
  const service = useService('newsletters');
  const ask = useCallback(
    async (signal: AbortSignal): Promise<readonly ReaderNewsletter[]> => {
      const held = await service.list({ signal });
      return NEWSLETTERS.map((one) => ({
        ...one,
        on: held.some(({ site, origin }) => site === one.brand && origin === one.origin),
      }));
    },
    [service],
  );
  const [newsletters, change] = useLoading(ask);
  const onSwitch = async ({ brand, origin }: ReaderNewsletter, on: boolean): Promise<void> => {
    await service.set({ site: brand, origin, on });
    change((list) =>
      list.map((one) => (one.brand === brand && one.origin === origin ? { ...one, on } : one)),
    );
  };
  return <NewsletterDesk newsletters={newsletters} email={profile.email ?? ''} onSwitch={onSwitch} />;
}
