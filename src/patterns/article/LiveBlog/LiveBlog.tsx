import { Fragment, type ReactNode } from 'react';
import { ArticleBody } from '../../../blocks/body/ArticleBody/ArticleBody.tsx';
import type { BodySlots, BodyViews } from '../../../blocks/body/ArticleBody/views.tsx';
import type { QuotePreset } from '../../../blocks/body/BodyQuote/BodyQuote.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import type { BodyBlock } from '../../../domain/body/block.ts';
import { liveAddress, livePostAddress } from '../../../domain/live/addresses.ts';
import type { LivePost as LivePostData } from '../../../domain/live/live-blog.ts';
import type { LiveStretch } from '../../../domain/live/stretch.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { liveBlog as messages } from '../../../messages/patterns.ts';
import { LivePost } from '../LivePost/LivePost.tsx';
import { liveBlogIsland } from './island.ts';
import { LiveBlogRoot } from './LiveBlog.styles.ts';
import { LIVE_PARTS, type LiveStreamProps } from './live-parts.ts';

/** A link to a key moment, here or on another page. */
export interface KeyMoment extends Pick<LivePostData, 'id' | 'time' | 'dateTime' | 'title'> {
  href: string;
}

export interface LiveBlogProps extends RootProps<'section'> {
  /** The page: its posts in order, and what precedes and follows it. */
  stretch: LiveStretch<LivePostData>;
  /** Path of the newest page. */
  path: string;
  /** Shown above the posts. It is not among them. */
  pinned?: LivePostData | undefined;
  summary?: readonly string[] | undefined;
  moments?: readonly KeyMoment[] | undefined;
  /** The last change. */
  updated?: { iso: string; text: string } | undefined;
  ended?: boolean | undefined;
  /** Where new posts come from. Without it the blog does not update itself. */
  stream?: LiveStreamProps | undefined;
  /** Ads between the posts: the first after five posts, the next after ten more. */
  ads?: readonly (readonly BodyBlock[])[] | undefined;
  /** Below the posts. */
  closing?: readonly BodyBlock[] | undefined;
  quote?: QuotePreset | undefined;
  slots?: BodySlots | undefined;
  views?: Partial<BodyViews> | undefined;
}

const ADS_AFTER = 5;
const ADS_EVERY = 10;

/** The ad after a post, by the post's place on the page. */
const adAfter = (place: number): number =>
  (place + 1 - ADS_AFTER) % ADS_EVERY === 0 ? (place + 1 - ADS_AFTER) / ADS_EVERY : -1;

/** A live blog: its state, summary and key moments, the pinned post, and a page of its posts. @see N9, X11 */
export const LiveBlog = styleable<LiveBlogProps>(
  LiveBlogRoot,
  function LiveBlog({
    stretch,
    path,
    pinned,
    summary = [],
    moments = [],
    updated,
    ended = false,
    stream,
    ads = [],
    closing = [],
    quote = 'bar',
    slots,
    views,
    ...rest
  }) {
    const { order, posts, previous, next } = stretch;
    const body = { quote, ...(slots && { slots }), ...(views && { views }) };
    const post = (one: LivePostData): ReactNode => (
      <LivePost post={one} href={livePostAddress(path, one.id)} {...body} />
    );
    const pageOf = (number: number | 'newest'): string =>
      liveAddress(path, order, number === 'newest' ? undefined : number);
    const fromStart = order === 'start';
    return (
      <LiveBlogRoot aria-label={messages.label} {...{ [LIVE_PARTS.root]: '' }} {...rest}>
        <div className="state">
          {ended ? (
            <Badge tone="outline">{messages.ended}</Badge>
          ) : (
            <Badge tone="live">{messages.live}</Badge>
          )}
          {updated && (
            <p className="updated">
              {messages.updated}{' '}
              <DateTime iso={updated.iso} tone="inherit" strong {...{ [LIVE_PARTS.updated]: '' }}>
                {updated.text}
              </DateTime>
            </p>
          )}
          {posts.length > 0 && (
            <Link
              className="order"
              underline="hover"
              href={liveAddress(path, fromStart ? 'newest' : 'start')}
            >
              {fromStart ? messages.newestFirst : messages.fromStart}
            </Link>
          )}
        </div>
        {summary.length > 0 && (
          <div className="box">
            <Heading level={2} size="xs">
              {messages.summary}
            </Heading>
            <ul role="list" className="live-entries">
              {summary.map((sentence, at) => (
                <li key={at}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        {moments.length > 0 && (
          <nav className="box" aria-label={messages.key}>
            <Heading level={2} size="xs">
              {messages.key}
            </Heading>
            <ol role="list" className="moments live-entries">
              {moments.map(({ id, href, time, dateTime, title }) => (
                <li key={id}>
                  <a href={safeHref(href)}>
                    {dateTime ? <time dateTime={dateTime}>{time}</time> : <span>{time}</span>} {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {stream && <Island definition={liveBlogIsland} props={stream} />}
        <div className="pinned live-entries" {...{ [LIVE_PARTS.pinned]: '' }}>
          {pinned && post(pinned)}
        </div>
        <div className="live-entries" {...{ [LIVE_PARTS.posts]: '' }}>
          {posts.map((one, place) => (
            <Fragment key={one.id}>
              {post(one)}
              {ads[adAfter(place)] && <ArticleBody blocks={ads[adAfter(place)]!} {...body} />}
            </Fragment>
          ))}
        </div>
        {posts.length === 0 && !pinned && (
          <p className="empty" {...{ [LIVE_PARTS.empty]: '' }}>
            {messages.empty}
          </p>
        )}
        {(previous !== undefined || next !== undefined) && (
          <nav className="pages" aria-label={messages.pages}>
            {previous !== undefined && (
              <Link rel="prev" underline="hover" href={pageOf(previous)}>
                {fromStart ? messages.before : messages.newer}
              </Link>
            )}
            {next !== undefined && (
              <Link rel="next" underline="hover" href={pageOf(next)}>
                {fromStart ? messages.after : messages.older}
              </Link>
            )}
          </nav>
        )}
        {closing.length > 0 && <ArticleBody blocks={closing} {...body} />}
      </LiveBlogRoot>
    );
  },
);
