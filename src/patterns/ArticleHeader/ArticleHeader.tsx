import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Kicker } from '../../components/Kicker/Kicker.tsx';
import { DEVELOPING_LABEL, ELECTIONS_HREF } from '../../domain/article/flags.ts';
import { safeHref } from '../../domain/url/safe.ts';
import { ArticleHeaderRoot } from './ArticleHeader.styles.ts';

export interface ArticleHeaderProps {
  /** `opinion` puts the author's portrait over the headline. */
  variant?: 'standard' | 'opinion';
  kicker?: string | undefined;
  /** The section's page. */
  kickerHref?: string | undefined;
  /** Sanitised HTML. */
  headlineHtml: string;
  /** Sanitised HTML; may be empty. */
  standfirstHtml?: string | undefined;
  byline: { text: string; href?: string | undefined };
  /** Address of the first author's picture. */
  portrait?: string | undefined;
  /** Words and instant of the publishing: '31 de marzo de 2025, 10:30 a. m.'. */
  date?: { iso: string; text: string } | undefined;
  updated?: { iso: string; text: string } | undefined;
  readingMinutes?: number | undefined;
  /** How long the page's video is: '12:40'. */
  duration?: string | undefined;
  live?: boolean;
  developing?: boolean;
  sponsored?: boolean;
  elections?: boolean;
  /** The links to share. */
  share?: ReactNode;
}

/** What stands over an article: kicker, headline, standfirst, byline, date. The page's one `h1`. @see 001 §2 'Standard article', N2, N8, N13 */
export function ArticleHeader(props: ArticleHeaderProps) {
  const {
    variant = 'standard',
    headlineHtml,
    standfirstHtml,
    byline,
    portrait,
    date,
    updated,
    share,
  } = props;
  const opinion = variant === 'opinion';
  const name = byline.href ? <a href={safeHref(byline.href)}>{byline.text}</a> : <span>{byline.text}</span>;
  return (
    <ArticleHeaderRoot data-variant={variant}>
      <div className="title">
        <Marks {...props} />
        {opinion && (
          <div className="author byline">
            <Avatar name={byline.text} src={portrait} size="xl" decorative />
            {name}
          </div>
        )}
        <h1 dangerouslySetInnerHTML={{ __html: headlineHtml }} />
      </div>
      <div className="intro">
        {standfirstHtml && (
          <div className="standfirst" dangerouslySetInnerHTML={{ __html: standfirstHtml }} />
        )}
        <div className="meta">
          {!opinion && (
            <span className="byline">
              {portrait && <Avatar name={byline.text} src={portrait} size="s" decorative />}
              {name}
            </span>
          )}
          {date && <DateTime iso={date.iso}>{date.text}</DateTime>}
          {updated && <DateTime iso={updated.iso}>{`Actualizado: ${updated.text}`}</DateTime>}
          {props.duration && <span>{`Video de ${props.duration}`}</span>}
          {props.readingMinutes ? <span>{`${props.readingMinutes} min de lectura`}</span> : null}
        </div>
        {share}
        {props.elections && (
          <a className="elections" href={ELECTIONS_HREF}>
            Elecciones: todo el cubrimiento
          </a>
        )}
      </div>
    </ArticleHeaderRoot>
  );
}

/** Live, developing, sponsored and the kicker, in one line. */
function Marks({ live, developing, sponsored, kicker, kickerHref }: ArticleHeaderProps) {
  if (!live && !developing && !sponsored && !kicker) return null;
  return (
    <div className="marks">
      {live && <Badge tone="live">En vivo</Badge>}
      {developing && <Badge tone="alt">{DEVELOPING_LABEL}</Badge>}
      {sponsored && <Badge tone="outline">Contenido patrocinado</Badge>}
      {kicker && <Kicker href={kickerHref}>{kicker}</Kicker>}
    </div>
  );
}
