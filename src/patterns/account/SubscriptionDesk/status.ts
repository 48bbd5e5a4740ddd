import type { BadgeProps } from '../../../components/Badge/Badge.tsx';
import { subscriptionStatus as words } from '../../../words/desk.ts';

export interface StatusView {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
  /** What the status means for the reader. @param date the end of the period in words; undefined if unknown */
  note: (date: string | undefined) => string;
}

/** The codes of the sales service: 1, 3, 4 and 5 count as active. */
const VIEWS: Readonly<Record<number, StatusView>> = {
  1: { ...words.active, tone: 'success' },
  2: { ...words.terminated, tone: 'neutral' },
  3: { ...words.cancelled, tone: 'warning' },
  4: { ...words.suspended, tone: 'error' },
  5: { ...words.toRedeem, tone: 'info' },
  6: { ...words.inactive, tone: 'neutral' },
};

/** The words of a status; for a code that the service adds later, its number. @see C2 */
export const statusView = (status: number): StatusView =>
  VIEWS[status] ?? { ...words.other(status), tone: 'neutral' };
