import { Fragment, type ReactNode } from 'react';
import { ArticleBody } from '../../../blocks/body/ArticleBody/ArticleBody.tsx';
import { BodyCorrection } from '../../../blocks/body/BodyCorrection/BodyCorrection.tsx';
import { BODY_VIEWS, type BodySlots, type BodyViews } from '../../../blocks/body/ArticleBody/views.tsx';
import { BodyFigure, type BodyFigureProps } from '../../../blocks/body/BodyFigure/BodyFigure.tsx';
import { BodyVideo } from '../../../blocks/body/BodyVideo/BodyVideo.tsx';
import { bodyGalleryIsland } from '../../../blocks/body/BodyGallery/island.ts';
import { Breadcrumb, type BreadcrumbStep } from '../../../components/Breadcrumb/Breadcrumb.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { ShareBar } from '../../../blocks/article/ShareBar/ShareBar.tsx';
import { TagList } from '../../../blocks/article/TagList/TagList.tsx';
import { AuthorCard, type AuthorCardProps } from '../../../blocks/article/AuthorCard/AuthorCard.tsx';
import { chapterPictures, chaptersOf } from '../../../domain/article/chapters.ts';
import { hasSide, isColumn, type ArticleLayout } from '../../../domain/article/layout.ts';
import { EDITION_SECTION } from '../../../domain/feed/rules.ts';
import { LOCKED_PART_CLASS } from '../../../domain/article/locked.ts';
import type { PreparedArticle } from '../../../domain/article/prepare.ts';
import type { LeadBlock } from '../../../domain/article/lead.ts';
import type { VideoBlock } from '../../../domain/body/block.ts';
import { playingTime } from '../../../domain/video/duration.ts';
import { Island } from '../../../islands/Island.tsx';
import type { BrandArticle } from '../../../themes/brand.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { PromoDialog, type PromoDialogProps } from '../../paywall/PromoDialog/PromoDialog.tsx';
import { PromoBox, type PromoBoxProps } from '../../paywall/PromoBox/PromoBox.tsx';
import { tags as tagWords } from '../../../words/blocks.ts';
import { article as articleWords } from '../../../words/patterns.ts';
import { LiveBlog, type LiveBlogProps } from '../LiveBlog/LiveBlog.tsx';
import { ArticleHeader, type ArticleHeaderProps } from '../ArticleHeader/ArticleHeader.tsx';
import { ReadingProgress } from '../ReadingProgress/ReadingProgress.tsx';
import { Chapters, specialViews } from './Chapters.tsx';
import { SECRET_VIEWS } from './secret-views.tsx';
import { ArticleRoot } from './Article.styles.ts';
import { METERED_PART_CLASS } from './lock-article.ts';

export interface ArticleProps extends RootProps<'article'> {
  article: PreparedArticle;
  look: BrandArticle;
  /** Absolute address of the page, for sharing. */
  url: string;
  /** The publication's name at the microblog, for sharing. */
  via?: string | undefined;
  /** The way to the article's section, below the text. */
  trail?: readonly BreadcrumbStep[];
  /** All tags as 'Noticias relacionadas', or at most five as 'Relacionados'. @defaultValue 'related' */
  tags?: 'all' | 'related';
  /** Text of the date, made by the server. */
  date?: ArticleHeaderProps['date'];
  updated?: ArticleHeaderProps['updated'];
  /** Authors with a biography, below the text. */
  authors?: readonly AuthorCardProps[];
  /** Replaces the rest of a locked body. */
  locked?: Omit<PromoBoxProps, 'form'> | undefined;
  /** The hidden box of a story that the paywall's script may lock: see `lockArticle`. */
  metered?: Omit<PromoBoxProps, 'form'> | undefined;
  /** The dialog over a gallery. */
  offer?: (Omit<PromoDialogProps, 'promo'> & { promo: Omit<PromoBoxProps, 'form'> }) | undefined;
  /** The posts of a live blog, below the text. */
  live?: Omit<LiveBlogProps, 'quote' | 'slots' | 'views'> | undefined;
  /** Contents of the slots for ads, players and recommendations. */
  slots?: BodySlots;
  /** Whether a line shows how much has been read. Galleries and videos have none. */
  progress?: boolean | undefined;
  /** Body views of the site. */
  views?: Partial<BodyViews>;
}

/** The page's main video needs no caption: headline and standfirst are its title and description. */
const isOwnVideo = ({ type, headline }: PreparedArticle, lead: LeadBlock): lead is VideoBlock =>
  lead.type === 'video' && (type === 'video' || lead.title === headline);

/** A print edition, whose picture is its cover. */
const hasCover = ({ section }: PreparedArticle): boolean => section?.id.endsWith(EDITION_SECTION) ?? false;

/** The look of an article: its brand's, or the opening of a special or of a programme. */
type ArticleLook = Omit<BrandArticle, 'header'> & { header: BrandArticle['header'] | 'immersive' | 'stage' };

/** A cover is shown whole; other pictures fill the brand's opening. */
function leadFigure(article: PreparedArticle, { header }: ArticleLook): Partial<BodyFigureProps> {
  if (hasCover(article)) return { ratio: '3:4', fit: 'contain', sizes: { sm: '90vw', md: '440px' } };
  // As high as most of the window, and therefore wider than a narrow one.
  if (header === 'stage') return { ratio: '16:9', sizes: '100vw' };
  if (header === 'immersive') return { ratio: 'opening', sizes: { sm: 'max(100vw, 150vh)', lg: '100vw' } };
  return header === 'start'
    ? { ratio: 'lead', sizes: { sm: '100vw', lg: '900px' } }
    : { ratio: 'opening', sizes: '100vw' };
}

/** The lead in the form of the layout: a picture uses `leadFigure`, other media are unchanged. */
function Lead({ article, lead, look }: { article: PreparedArticle; lead: LeadBlock; look: ArticleLook }) {
  if (isOwnVideo(article, lead))
    return <BodyVideo player={lead.player} title={lead.title} captioned={false} />;
  if (lead.type !== 'image') {
    const view = BODY_VIEWS[lead.type] as (block: LeadBlock, context: object) => ReactNode;
    return view(lead, { quote: look.quote, slots: {}, render: () => null });
  }
  return (
    <BodyFigure
      pictureClass="lead-picture"
      captionClass="lead-caption"
      picture={lead.picture}
      caption={lead.caption}
      {...leadFigure(article, look)}
      priority
    />
  );
}

/** Layouts in which the text is secondary. */
const WATCHED: ReadonlySet<ArticleLayout> = new Set(['gallery', 'video']);

function durationOf({ layout, lead }: PreparedArticle): string | undefined {
  const ms = layout === 'video' && lead?.type === 'video' ? lead.player.durationMs : undefined;
  return ms ? playingTime(ms) : undefined;
}

/** Layouts with a centred header. */
const CENTERED: ReadonlySet<ArticleLayout> = new Set(['special', 'gallery', 'video']);

/** A narrower picture would be soft in the width of a window. */
const IMMERSIVE_PX = 960;

/**
 * The header's layout. A special opens with its picture, if that is large enough, a programme with its dark stage. Headers that need a wide picture fall
 * back to `start`; opinion, gallery and video are centred.
 */
export function headerOf(article: PreparedArticle, { header }: BrandArticle): ArticleLook['header'] {
  const { lead, layout, gallery } = article;
  if (layout === 'play' && lead && gallery.length === 0 && !hasCover(article)) return 'stage';
  const picture = lead?.type === 'image' && gallery.length === 0 && !hasCover(article) && lead.picture;
  if (layout === 'special' && picture && (picture.width ?? Infinity) >= IMMERSIVE_PX) return 'immersive';
  if (isColumn(article)) return 'centered';
  if (CENTERED.has(layout)) return header === 'bleed' && picture ? header : 'centered';
  return picture || header === 'centered' ? header : 'start';
}

/** Headers on the picture, over its edge, or on its ground. */
const PLACED = ['overlay', 'panel', 'immersive', 'stage'] as const;
const placeOf = (header: ArticleLook['header']): NonNullable<ArticleHeaderProps['place']> =>
  PLACED.find((place) => place === header) ?? 'flow';

/** Headers in one of the six forms of `BrandArticle.special`. */
const FORMED: ReadonlySet<ArticleLook['header']> = new Set(['immersive', 'stage']);

/** Whether the kicker repeats the mark of a live story. */
const saysLive = ({ layout, kicker }: PreparedArticle): boolean =>
  layout === 'live-blog' && /^en vivo$/i.test(kicker.trim());

/** Address and date at the bottom of every printed page. Hidden on screens. */
const Printed = ({ url, date }: Pick<ArticleProps, 'url' | 'date'>) => (
  <footer className="printed">
    <p>
      <span>{url}</span>
      {date && <DateTime iso={date.iso}>{date.text}</DateTime>}
    </p>
  </footer>
);

/** An article: header, opening, text, and the parts below it. `ArticlePage` places its parts. @see N1, N2 */
export const Article = styleable<ArticleProps>(
  ArticleRoot,
  function Article({
    article,
    look: brandLook,
    url,
    via,
    trail = [],
    tags = 'related',
    date,
    updated,
    authors = [],
    locked,
    metered,
    offer,
    live,
    slots,
    progress = false,
    views,
    ...rest
  }) {
    const { lead, section, gallery, body, layout } = article;
    const column = isColumn(article);
    const header = headerOf(article, brandLook);
    // The left edge is free only if the text is aligned to the start.
    const look = { ...brandLook, header, share: header === 'start' ? brandLook.share : 'line' };
    const form = FORMED.has(header) ? look.special : undefined;
    const special = layout === 'special';
    const confidential = layout === 'confidential';
    const chapters = special ? chaptersOf(body) : [];
    const bodyViews = {
      ...(special && specialViews(chapterPictures(body))),
      ...(confidential && SECRET_VIEWS),
      ...views,
    };
    const text = body.length > 0 && (
      <ArticleBody
        blocks={body}
        dropCap={look.dropCap && !confidential && !WATCHED.has(layout)}
        quote={look.quote}
        {...(slots && { slots })}
        views={bodyViews}
      />
    );
    const share = <ShareBar className="share" url={url} title={article.headline} via={via} />;
    return (
      <ArticleRoot
        data-header={look.header}
        data-layout={column ? 'opinion' : layout}
        data-special={form}
        data-chapters={chapters.length > 0 || undefined}
        data-share={look.share}
        data-side={hasSide(article) ? 'beside' : undefined}
        {...rest}
      >
        {progress && !WATCHED.has(layout) && <ReadingProgress />}
        {/* Dark whatever the reader's mode, as a screen in a dark room. */}
        <div className="opening" data-mode={header === 'stage' ? 'dark' : undefined}>
          <ArticleHeader
            variant={column ? 'opinion' : 'standard'}
            place={placeOf(header)}
            form={form}
            kicker={saysLive(article) ? section?.name : article.kicker || section?.name}
            kickerHref={section?.id ? `${section.id}/` : undefined}
            headlineHtml={article.headlineHtml}
            standfirstHtml={article.subheadlineHtml}
            bylines={article.bylines}
            dateline={article.dateline}
            date={date}
            updated={updated}
            duration={durationOf(article)}
            readingMinutes={WATCHED.has(layout) ? undefined : article.readingMinutes}
            live={article.layout === 'live-blog' && !live?.ended}
            developing={article.developing}
            sponsored={article.sponsored}
            elections={article.elections}
            share={look.share === 'line' && share}
          />
          {lead && gallery.length === 0 && (
            <div className="lead" data-cover={hasCover(article) || undefined}>
              <Lead article={article} lead={lead} look={look} />
            </div>
          )}
        </div>
        <div className="column">
          {chapters.length > 0 && <Chapters chapters={chapters} />}
          {gallery.length > 0 && (
            <div className="gallery">
              <Island
                definition={bodyGalleryIsland}
                props={{ title: '', images: gallery, cards: true, essay: article.essay }}
              />
            </div>
          )}
          {offer && gallery.length > 0 && (
            <PromoDialog {...offer} promo={{ ...offer.promo, form: look.promo }} />
          )}
          <div className="text" data-locked={locked ? '' : undefined}>
            {look.share === 'edge' && <div className="edge">{share}</div>}
            {confidential ? (
              <div className="sheet">
                <p className="sheet-name">{articleWords.confidential}</p>
                {text}
              </div>
            ) : (
              text
            )}
            {live && (
              <LiveBlog {...live} quote={look.quote} {...(slots && { slots })} {...(views && { views })} />
            )}
            {locked && (
              <div className={LOCKED_PART_CLASS}>
                <PromoBox {...locked} form={look.promo} />
              </div>
            )}
            {metered && !locked && (
              <div className={METERED_PART_CLASS} hidden>
                <PromoBox {...metered} form={look.promo} />
              </div>
            )}
            <div className="end">
              {article.signOffHtml && (
                <p className="sign-off" dangerouslySetInnerHTML={{ __html: article.signOffHtml }} />
              )}
              {article.corrections.map(({ label, html }, at) => (
                <Fragment key={at}>
                  <BodyCorrection label={label} html={html} />
                </Fragment>
              ))}
              {authors.map((author, at) => (
                <Fragment key={at}>
                  <AuthorCard {...author} />
                </Fragment>
              ))}
              <Breadcrumb className="trail" steps={trail} />
              {tags === 'all' ? (
                <TagList tags={article.tags} title={tagWords.all} />
              ) : (
                <TagList tags={article.relatedTags} />
              )}
            </div>
          </div>
        </div>
        <Printed url={url} date={date} />
      </ArticleRoot>
    );
  },
);
