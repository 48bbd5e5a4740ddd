import { ArticleBody } from '../../../blocks/body/ArticleBody/ArticleBody.tsx';
import type { BodySlots, BodyViews } from '../../../blocks/body/ArticleBody/views.tsx';
import type { QuotePreset } from '../../../blocks/body/BodyQuote/BodyQuote.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import type { LivePost as LivePostData } from '../../../domain/live/live-blog.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { liveBlog as messages } from '../../../messages/patterns.ts';
import { LivePostRoot } from './LivePost.styles.ts';

export interface LivePostProps extends RootProps<'article'> {
  post: LivePostData;
  /** The lasting address of the post. */
  href: string;
  quote?: QuotePreset | undefined;
  slots?: BodySlots | undefined;
  views?: Partial<BodyViews> | undefined;
}

/** A post of a live blog: its time, which is a link to it, its marks, its title and its text. @see N9, X11 */
export const LivePost = styleable<LivePostProps>(
  LivePostRoot,
  function LivePost({ post, href, quote, slots, views, ...rest }) {
    const { id, time, dateTime, title, titleHtml, body, key, pinned, edited, changed } = post;
    const heading = `${id}-titulo`;
    return (
      <LivePostRoot
        id={id}
        // A link or a script that leads to the post moves the focus here.
        tabIndex={-1}
        data-key={key || undefined}
        data-pinned={pinned || undefined}
        data-changed={changed}
        {...(titleHtml ? { 'aria-labelledby': heading } : { 'aria-label': title || time })}
        {...rest}
      >
        <p className="stamp">
          <a href={safeHref(href)} title={messages.link}>
            {dateTime ? <time dateTime={dateTime}>{time}</time> : time}
          </a>
          {pinned && <Badge tone="outline">{messages.pinned}</Badge>}
          {key && <Badge tone="neutral">{messages.keyMark}</Badge>}
          {edited && <span className="edited">{messages.edited}</span>}
        </p>
        {titleHtml && (
          <Heading level={2} size="s" id={heading} dangerouslySetInnerHTML={{ __html: titleHtml }} />
        )}
        {body.length > 0 && (
          <ArticleBody
            blocks={body}
            {...(quote && { quote })}
            {...(slots && { slots })}
            {...(views && { views })}
          />
        )}
      </LivePostRoot>
    );
  },
);
