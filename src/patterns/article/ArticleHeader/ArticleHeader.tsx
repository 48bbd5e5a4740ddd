import { Fragment, type ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { ELECTIONS_HREF } from '../../../domain/article/flags.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import type { BrandArticle } from '../../../themes/brand.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { ArticleHeaderRoot } from './ArticleHeader.styles.ts';
import { story } from '../../../messages/blocks.ts';
import { article } from '../../../messages/patterns.ts';

export interface HeaderByline {
  text: string;
  href?: string | undefined;
  /** Address of the portrait. */
  portrait?: string | undefined;
}

export interface ArticleHeaderProps extends RootProps<'header'> {
  /** `opinion` shows the author's portrait with the headline. */
  variant?: 'standard' | 'opinion' | undefined;
  /** The form of an opinion. @defaultValue 'medal' */
  column?: BrandArticle['column'] | undefined;
  /**
   * In an `Article`: the title on its opening picture, in a panel over the picture's edge, on a picture as wide as the
   * window, or on the dark stage below it. @defaultValue 'flow'
   */
  place?: 'flow' | 'overlay' | 'panel' | 'immersive' | 'stage' | undefined;
  /** The form of a title on a picture as wide as the window, on a stage, or above a gallery. */
  form?: BrandArticle['special'] | undefined;
  kicker?: string | undefined;
  /** Address of the section's page. */
  kickerHref?: string | undefined;
  /** Sanitised HTML. */
  headlineHtml: string;
  /** Sanitised HTML; may be empty. */
  standfirstHtml?: string | undefined;
  /** The credited authors, with their portraits. */
  bylines: readonly HeaderByline[];
  /** The place that the story is reported from: 'Washington, D.C.'. */
  dateline?: string | undefined;
  /** Text and instant of the publication: '31 de marzo de 2025, 10:30 a. m.'. */
  date?: { iso: string; text: string } | undefined;
  updated?: { iso: string; text: string } | undefined;
  readingMinutes?: number | undefined;
  /** Duration of the page's video: '12:40'. */
  duration?: string | undefined;
  live?: boolean | undefined;
  developing?: boolean | undefined;
  sponsored?: boolean | undefined;
  elections?: boolean | undefined;
  /** The share links. */
  share?: ReactNode;
  /** Below the authors and the date. */
  underByline?: ReactNode;
}

/** Forms of a column with the portrait over the title. */
const OVER: ReadonlySet<BrandArticle['column']> = new Set(['medal', 'arch']);

/** The header of an article: kicker, headline, standfirst, byline, date. It has the page's only `h1`. @see N2, N8, N13 */
export const ArticleHeader = styleable<ArticleHeaderProps>(
  ArticleHeaderRoot,
  function ArticleHeader({
    variant = 'standard',
    column = 'medal',
    place = 'flow',
    form,
    kicker,
    kickerHref,
    headlineHtml,
    standfirstHtml,
    bylines,
    dateline,
    date,
    updated,
    readingMinutes,
    duration,
    live,
    developing,
    sponsored,
    elections,
    share,
    underByline,
    ...rest
  }) {
    const opinion = variant === 'opinion';
    // Beside several names it would not be clear whose portrait it is.
    const only = bylines.length === 1 ? bylines[0] : undefined;
    return (
      <ArticleHeaderRoot
        data-variant={variant}
        data-column={opinion ? column : undefined}
        data-portrait={opinion ? (OVER.has(column) ? 'over' : 'beside') : undefined}
        data-place={place === 'flow' ? undefined : place}
        data-form={place === 'immersive' ? form : undefined}
        data-stage={place === 'immersive' ? undefined : form}
        {...rest}
      >
        <div className="title">
          <Marks {...{ live, developing, sponsored, kicker, kickerHref }} />
          {opinion && (
            <div className="authors">
              {bylines.map((byline, at) => (
                <div key={at} className="author byline">
                  <Avatar name={byline.text} src={byline.portrait} size="xl" decorative />
                  <Name {...byline} />
                </div>
              ))}
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
                {only?.portrait && <Avatar name={only.text} src={only.portrait} size="s" decorative />}
                <span className="names">
                  {bylines.map((byline, at) => (
                    <Fragment key={at}>
                      {separator(at, bylines.length)}
                      <Name {...byline} />
                    </Fragment>
                  ))}
                </span>
              </span>
            )}
            {dateline && <span className="dateline">{dateline}</span>}
            {date && <DateTime iso={date.iso}>{date.text}</DateTime>}
            {updated && <DateTime iso={updated.iso}>{article.updated(updated.text)}</DateTime>}
            {duration && <span>{article.videoOf(duration)}</span>}
            {readingMinutes ? <span>{article.readingTime(readingMinutes)}</span> : null}
          </div>
          {underByline && <div>{underByline}</div>}
          {share}
          {elections && (
            <a className="elections" href={ELECTIONS_HREF}>
              {article.elections}
            </a>
          )}
        </div>
      </ArticleHeaderRoot>
    );
  },
);

const Name = ({ text, href }: HeaderByline) =>
  href ? <a href={safeHref(href)}>{text}</a> : <span>{text}</span>;

/** Separator before a name in a list: 'Ana, Luis y María'. */
const separator = (at: number, count: number): string =>
  at === 0 ? '' : at === count - 1 ? article.and : ', ';

/** Live, developing, sponsored and the kicker, in one line. */
function Marks({
  live,
  developing,
  sponsored,
  kicker,
  kickerHref,
}: Pick<ArticleHeaderProps, 'live' | 'developing' | 'sponsored' | 'kicker' | 'kickerHref'>) {
  if (!live && !developing && !sponsored && !kicker) return null;
  return (
    <div className="marks">
      {live && <Badge tone="live">{story.live}</Badge>}
      {developing && <Badge tone="alt">{article.developing}</Badge>}
      {sponsored && <Badge tone="outline">{story.sponsored}</Badge>}
      {kicker && <Kicker href={kickerHref}>{kicker}</Kicker>}
    </div>
  );
}
