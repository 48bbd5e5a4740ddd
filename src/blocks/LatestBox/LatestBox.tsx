import { safeHref } from '../../domain/url/safe.ts';
import type { Teaser } from '../teaser/teaser.ts';
import { SideBox } from './SideBox.tsx';

/** @see 001 §9 */
export const LATEST_MAX = 5;

export interface LatestBoxProps {
  title: string;
  teasers: readonly Teaser[];
}

/** 'Encuentra aquí lo último': five stories numbered 1 to 5; on small screens it closes, and starts open. @see 001 §2, N7 */
export function LatestBox({ title, teasers }: LatestBoxProps) {
  // A document without a headline has no link to be read by.
  const named = teasers.filter(({ headline }) => headline.trim() !== '');
  if (named.length === 0) return null;
  return (
    <SideBox
      title={title}
      startsOpen
      numbered
      items={named
        .slice(0, LATEST_MAX)
        .map(({ id, url, headline }) => ({ key: id, content: <a href={safeHref(url)}>{headline}</a> }))}
    />
  );
}
