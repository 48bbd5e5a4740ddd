import { Badge } from '../../../components/Badge/Badge.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { story as messages } from '../../../messages/blocks.ts';
import { LiveStripRoot } from './LiveStrip.styles.ts';

export interface LiveStripProps extends RootProps<'section'> {
  /** The live blog. */
  story: { url: string; headline: string };
  /** Its latest post, with the post's own address. */
  latest: { url: string; time: string; dateTime: string; title: string };
}

/** A running live blog on a front: its headline, and the time and title of its latest post. @see X11 */
export const LiveStrip = styleable<LiveStripProps>(
  LiveStripRoot,
  function LiveStrip({ story, latest: { url, time, dateTime, title }, ...rest }) {
    return (
      <LiveStripRoot aria-label={messages.live} {...rest}>
        <Badge tone="live">{messages.live}</Badge>
        <a className="story" href={safeHref(story.url)}>
          {story.headline}
        </a>
        <p className="latest">
          {dateTime ? <time dateTime={dateTime}>{time}</time> : <span className="time">{time}</span>}{' '}
          <a href={safeHref(url)}>{title}</a>
        </p>
      </LiveStripRoot>
    );
  },
);
