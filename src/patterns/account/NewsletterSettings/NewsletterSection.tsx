'use client';
import { NEWSLETTER_SETTINGS } from '../../../providers/calls.ts';
import { usePieceService } from '../../../providers/react.ts';
import type { Newsletter } from '../../../themes/newsletters.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { NewsletterSettings } from './NewsletterSettings.tsx';
import { useNewsletters } from './use-newsletters.ts';

const NONE: readonly Newsletter[] = [];

/** The page of the reader's newsletters. */
export default function NewsletterSection({ page: { newsletters: offered = NONE }, profile }: SectionProps) {
  const [newsletters, onSwitch] = useNewsletters(
    usePieceService(NEWSLETTER_SETTINGS, 'newsletters'),
    offered,
  );
  return <NewsletterSettings newsletters={newsletters} email={profile.email ?? ''} onSwitch={onSwitch} />;
}
