import { Badge } from '../../../components/Badge/Badge.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { story as messages } from '../../../messages/blocks.ts';
import { LiveStripRoot } from './LiveStrip.styles.ts';

export interface LiveStripProps extends RootProps<'section'> {
  /** The live blog, or what breaks. Without an address there is only the headline. */
  story: { url?: string | undefined; headline: string };
  /** The latest post of a live blog, with the post's own address. */
  latest?: { url: string; time: string; dateTime: string; title: string } | undefined;
  /** @defaultValue 'live' */
  kind?: 'live' | 'breaking' | undefined;
}

/** The news of this hour on a front: a running live blog with its latest post, or breaking news. @see X11 */
export const LiveStrip = styleable<LiveStripProps>(
  LiveStripRoot,
  function LiveStrip({ story, latest, kind = 'live', ...rest }) {
    const label = messages[kind];
    return (
      <LiveStripRoot aria-label={label} {...rest}>
        <Badge tone={kind === 'live' ? 'live' : 'accent'}>{label}</Badge>
        {story.url ? (
          <a className="story" href={safeHref(story.url)}>
            {story.headline}
          </a>
        ) : (
          <p className="story">{story.headline}</p>
        )}
        {latest && (
          <p className="latest">
            {latest.dateTime ? (
              <time dateTime={latest.dateTime}>{latest.time}</time>
            ) : (
              <span className="time">{latest.time}</span>
            )}{' '}
            <a href={safeHref(latest.url)}>{latest.title}</a>
          </p>
        )}
      </LiveStripRoot>
    );
  },
);
