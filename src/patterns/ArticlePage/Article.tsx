import { Fragment, type ReactNode } from 'react';
import { ArticleBody } from '../../blocks/ArticleBody/ArticleBody.tsx';
import { BodyCorrection } from '../../blocks/BodyCorrection/BodyCorrection.tsx';
import { BODY_VIEWS, type BodySlots, type BodyViews } from '../../blocks/ArticleBody/views.tsx';
import { BodyFigure } from '../../blocks/BodyFigure/BodyFigure.tsx';
import { BodyVideo } from '../../blocks/BodyVideo/BodyVideo.tsx';
import { bodyGalleryIsland } from '../../blocks/BodyGallery/island.ts';
import { TagList } from '../../blocks/TagList/TagList.tsx';
import { AuthorCard, type AuthorCardProps } from '../../blocks/AuthorCard/AuthorCard.tsx';
import type { ArticleLayout } from '../../domain/article/layout.ts';
import type { PreparedArticle } from '../../domain/article/prepare.ts';
import type { LeadBlock } from '../../domain/article/lead.ts';
import type { VideoBlock } from '../../domain/body/block.ts';
import { playingTime } from '../../domain/video/duration.ts';
import { Island } from '../../islands/Island.tsx';
import type { BrandArticle } from '../../themes/brand.ts';
import { ArticleHeader, type ArticleHeaderProps } from '../ArticleHeader/ArticleHeader.tsx';
import { LockedNotice, type LockedNoticeProps } from './LockedNotice.tsx';
import { ShareLinks } from './ShareLinks.tsx';

export interface ArticleProps {
  article: PreparedArticle;
  look: BrandArticle;
  /** Absolute address of the page, for sharing. */
  url: string;
  /** Words for the date, made by the server. */
  date?: ArticleHeaderProps['date'];
  updated?: ArticleHeaderProps['updated'];
  /** Address of the first author's picture. */
  portrait?: string | undefined;
  /** The author with what is said of them, under the text. */
  author?: AuthorCardProps | undefined;
  /** What stands in the place of the rest of a locked body. */
  locked?: LockedNoticeProps | undefined;
  /** What fills the places for ads, players and recommendations. */
  slots?: BodySlots;
  /** Body views of the site's own. */
  views?: Partial<BodyViews>;
}

/** The page's own video needs no caption: its title and description are the headline and the standfirst. */
const isOwnVideo = ({ type, headline }: PreparedArticle, lead: LeadBlock): lead is VideoBlock =>
  lead.type === 'video' && (type === 'video' || lead.title === headline);

/** The lead as the layout wants it: a picture is cropped to the brand's opening, other media keep their form. */
function Lead({ article, lead, look }: { article: PreparedArticle; lead: LeadBlock; look: BrandArticle }) {
  if (isOwnVideo(article, lead))
    return <BodyVideo player={lead.player} title={lead.title} captioned={false} />;
  if (lead.type !== 'image') {
    const view = BODY_VIEWS[lead.type] as (block: LeadBlock, context: object) => ReactNode;
    return view(lead, { quote: look.quote, slots: {}, render: () => null });
  }
  const wide = look.header !== 'start';
  return (
    <BodyFigure
      picture={lead.picture}
      caption={lead.caption}
      ratio={look.header === 'start' ? 'lead' : 'opening'}
      sizes={wide ? '100vw' : { sm: '100vw', lg: '900px' }}
      priority
    />
  );
}

/** Layouts that give the whole width to the text or the pictures. @see 001 §2 'Layout selection' */
const WITHOUT_SIDE: ReadonlySet<ArticleLayout> = new Set(['gallery', 'special', 'video', 'play']);

/** Layouts whose text is not what a reader comes for. */
const WATCHED: ReadonlySet<ArticleLayout> = new Set(['gallery', 'video']);

function durationOf({ layout, lead }: PreparedArticle): string | undefined {
  const ms = layout === 'video' && lead?.type === 'video' ? lead.player.durationMs : undefined;
  return ms ? playingTime(ms) : undefined;
}

/** Layouts whose header stands over the middle, as what follows it does. */
const CENTERED: ReadonlySet<ArticleLayout> = new Set(['special', 'gallery', 'video']);

/** How the header stands: what needs a picture falls back to `start`; an opinion, a gallery and a video are centred. */
export function headerOf(
  { lead, opinion, layout, gallery }: PreparedArticle,
  { header }: BrandArticle,
): BrandArticle['header'] {
  const pictured = lead?.type === 'image' && gallery.length === 0;
  if (opinion || CENTERED.has(layout))
    return header === 'bleed' && pictured && !opinion ? header : 'centered';
  return pictured || header === 'centered' ? header : 'start';
}

/** Whether the kicker only repeats the mark of a live story. */
const saysLive = ({ layout, kicker }: PreparedArticle): boolean =>
  layout === 'live-blog' && /^en vivo$/i.test(kicker.trim());

/** An article: header, opening, text, what stands under it. Its parts are placed by `ArticlePage`. @see N1, N2 */
export function Article(props: ArticleProps) {
  const { article, url, author, locked, slots, views } = props;
  const { lead, section, gallery, body, layout, opinion } = article;
  const header = headerOf(article, props.look);
  // The edge is free only where the text stands at the start.
  const look = { ...props.look, header, share: header === 'start' ? props.look.share : 'line' };
  const share = <ShareLinks url={url} title={article.headline} />;
  return (
    <article
      data-header={look.header}
      data-layout={opinion ? 'opinion' : layout}
      data-share={look.share}
      data-side={opinion || WITHOUT_SIDE.has(layout) ? undefined : 'beside'}
    >
      <div className="opening">
        <ArticleHeader
          variant={article.opinion ? 'opinion' : 'standard'}
          kicker={saysLive(article) ? section?.name : article.kicker || section?.name}
          kickerHref={section?.id ? `${section.id}/` : undefined}
          headlineHtml={article.headlineHtml}
          standfirstHtml={article.subheadlineHtml}
          byline={article.byline}
          portrait={props.portrait}
          date={props.date}
          updated={props.updated}
          duration={durationOf(article)}
          readingMinutes={WATCHED.has(layout) ? undefined : article.readingMinutes}
          live={article.layout === 'live-blog'}
          developing={article.developing}
          sponsored={article.sponsored}
          elections={article.elections}
          share={look.share === 'line' && share}
        />
        {lead && gallery.length === 0 && (
          <div className="lead">
            <Lead article={article} lead={lead} look={look} />
          </div>
        )}
      </div>
      <div className="column">
        {gallery.length > 0 && (
          <div className="gallery">
            <Island of={bodyGalleryIsland} props={{ title: '', images: gallery }} />
          </div>
        )}
        <div className="text">
          {look.share === 'edge' && <div className="edge">{share}</div>}
          {body.length > 0 && (
            <ArticleBody
              blocks={body}
              dropCap={look.dropCap && !WATCHED.has(layout)}
              quote={look.quote}
              {...(slots && { slots })}
              {...(views && { views })}
            />
          )}
          {locked && <LockedNotice {...locked} />}
          <div className="end">
            {article.corrections.map(({ label, html }, at) => (
              <Fragment key={at}>
                <BodyCorrection label={label} html={html} />
              </Fragment>
            ))}
            {author && <AuthorCard {...author} />}
            {article.relatedTags.length > 0 && <TagList tags={article.relatedTags} />}
          </div>
        </div>
      </div>
    </article>
  );
}
