'use client';
import { useService } from '../../../providers/react.ts';
import type { SectionProps } from '../account-parts/section-views.ts';
import { NewsletterDesk } from './NewsletterDesk.tsx';
import { useNewsletters } from './use-newsletters.ts';

/** The page of the reader's newsletters. */
export default function NewsletterSection({ profile }: SectionProps) {
  const [newsletters, onSwitch] = useNewsletters(useService('newsletters'));
  return <NewsletterDesk newsletters={newsletters} email={profile.email ?? ''} onSwitch={onSwitch} />;
}
