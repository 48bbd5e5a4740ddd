import { safeHref } from '../../../domain/url/safe.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { SideBox } from './SideBox.tsx';
import { LATEST_BOX_SIZE } from '../../../domain/feed/requests.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';

export interface LatestBoxProps extends RootProps<'section'> {
  title: string;
  teasers: readonly Teaser[];
}

/** 'Encuentra aquí lo último': five stories with their times, since a number would be a rank. On small screens it can be closed, and starts open. @see N7 */
export const LatestBox = styleable<LatestBoxProps>(SideBox, function LatestBox({ title, teasers, ...rest }) {
  // The link of a document without a headline would have no name.
  const named = teasers.filter(({ headline }) => headline.trim() !== '');
  if (named.length === 0) return null;
  return (
    <SideBox
      title={title}
      startsOpen
      items={named.slice(0, LATEST_BOX_SIZE).map(({ id, url, headline, time, publishedAt }) => ({
        key: id,
        href: safeHref(url),
        text: headline,
        ...(time && { time: { text: time, dateTime: publishedAt ?? '' } }),
      }))}
      {...rest}
    />
  );
});
