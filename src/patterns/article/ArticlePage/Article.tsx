import type { ReactNode } from 'react';
import { ArticleBody } from '../../../blocks/body/ArticleBody/ArticleBody.tsx';
import { BodyCorrection } from '../../../blocks/body/BodyCorrection/BodyCorrection.tsx';
import type { BodySlots, BodyViews } from '../../../blocks/body/ArticleBody/views.tsx';
import { bodyGalleryIsland, photoEssayIsland } from '../../../blocks/body/BodyGallery/island.ts';
import { Breadcrumb, type BreadcrumbStep } from '../../../components/Breadcrumb/Breadcrumb.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { ShareBar } from '../../../blocks/article/ShareBar/ShareBar.tsx';
import { TagList } from '../../../blocks/article/TagList/TagList.tsx';
import { AuthorCard, type AuthorCardProps } from '../../../blocks/article/AuthorCard/AuthorCard.tsx';
import { requireAccess } from '../../../domain/article/access.ts';
import { chapterPictures, chaptersOf } from '../../../domain/article/chapters.ts';
import { repeatsLive } from '../../../domain/article/kicker.ts';
import { hasSide, isColumn, isWatched } from '../../../domain/article/layout.ts';
import { LOCKED_PART_CLASS } from '../../../domain/article/locked-article.ts';
import { hasCover, isRead } from '../../../domain/article/page-parts.ts';
import type { PreparedArticle } from '../../../domain/article/prepare.ts';
import { playingTime } from '../../../domain/video/duration.ts';
import { Island } from '../../../islands/Island.tsx';
import type { BrandArticle } from '../../../themes/brand.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { PromoDialog, type PromoDialogProps } from '../../paywall/PromoDialog/PromoDialog.tsx';
import { MeterNotice, type MeterNoticeProps } from '../../paywall/MeterNotice/MeterNotice.tsx';
import { PromoBox, type PromoBoxProps } from '../../paywall/PromoBox/PromoBox.tsx';
import { UpdatesBox } from '../../../blocks/lists/UpdatesBox/UpdatesBox.tsx';
import { tags as tagMessages } from '../../../messages/blocks.ts';
import { article as articleMessages } from '../../../messages/patterns.ts';
import { ListenButtons, type ListenButtonsProps } from '../ListenButtons/ListenButtons.tsx';
import { LiveBlog, type LiveBlogProps } from '../LiveBlog/LiveBlog.tsx';
import { ArticleHeader, type ArticleHeaderProps } from '../ArticleHeader/ArticleHeader.tsx';
import { ReadingProgress } from '../ReadingProgress/ReadingProgress.tsx';
import { Chapters, specialViews } from './Chapters.tsx';
import { FORMED, headerOf, isUpright, placeOf } from './header-layout.ts';
import { Lead } from './Lead.tsx';
import { SECRET_VIEWS } from './secret-views.tsx';
import { ArticleRoot } from './Article.styles.ts';
import { METERED_PART_CLASS } from './lock-article.ts';
import type { PreviewBox } from './preview-box.ts';

export interface ArticleProps extends RootProps<'article'> {
  /** As its readers may read it: `prepareArticle` cuts it by their access, so that it has nothing that is locked. */
  article: PreparedArticle;
  /** `article` of the brand's configuration. */
  presets: BrandArticle;
  /** Absolute address of the page, for sharing. */
  url: string;
  /** The publication's name at the microblog, for sharing. */
  via?: string | undefined;
  /** The address of the article's section. @defaultValue that of its id */
  sectionHref?: string | undefined;
  /** The way to the article's section, below the text. */
  trail?: readonly BreadcrumbStep[] | undefined;
  /** Text of the date, made by the server. */
  date?: ArticleHeaderProps['date'] | undefined;
  updated?: ArticleHeaderProps['updated'] | undefined;
  /** Authors with a biography, below the text. */
  authors?: readonly AuthorCardProps[] | undefined;
  /** The box below a preview, in the place of the rest: `previewBox(article, promoProps(brand, path))`, or an element of yours. */
  locked?: PreviewBox | undefined;
  /**
   * The hidden boxes of a story that the paywall's script may lock, by the address that its rule names; the first also for
   * other addresses: see `lockArticle`.
   */
  metered?: readonly { campaign: string; box: Omit<PromoBoxProps, 'form'> }[] | undefined;
  /** The notice of a story that the paywall's script counts: see `showMeter`. */
  meter?: MeterNoticeProps | undefined;
  /** The dialog over a gallery. */
  offer?: (Omit<PromoDialogProps, 'promo'> & { promo: Omit<PromoBoxProps, 'form'> }) | undefined;
  /** Whether the coverage of a live blog runs. @defaultValue until `live` has ended */
  running?: boolean | undefined;
  /** The posts of a live blog, below the text. A preview has none. */
  live?: Omit<LiveBlogProps, 'quote' | 'slots' | 'views'> | undefined;
  /** The buttons that read the story aloud, or play its recording, below the authors and the date. */
  listen?: ListenButtonsProps | undefined;
  /** Below the authors and the date: a button to follow an author, a link to the printed page. */
  underByline?: ReactNode;
  /** The last in the opening, for what draws nothing: the link of a stylesheet that only the text needs. */
  underLead?: ReactNode;
  /** Between the opening and the text: an ad, a notice. Readers of a preview see it too. */
  beforeText?: ReactNode;
  /** After the text or its box, before the authors and the tags: related stories, a newsletter. */
  afterText?: ReactNode;
  /** Contents of the slots for ads, players and recommendations. */
  slots?: BodySlots | undefined;
  /** Whether a line shows how much has been read. Galleries and videos have none. */
  progress?: boolean | undefined;
  /** Body views of the site. */
  views?: Partial<BodyViews> | undefined;
}

function durationOf({ layout, lead }: PreparedArticle): string | undefined {
  const ms = layout === 'video' && lead?.type === 'video' ? lead.player.durationMs : undefined;
  return ms ? playingTime(ms) : undefined;
}

/**
 * Refuses parts that would show what is locked.
 * @throws TypeError
 */
function requireFittingAccess({
  article,
  locked,
  live,
}: Pick<ArticleProps, 'article' | 'locked' | 'live'>): void {
  requireAccess(article);
  if (locked && article.access === 'whole')
    throw new TypeError(
      'Article: `locked` is the box of another article: this one is whole. Make it with previewBox(article, …) of the same article, and prepare a locked one with access { kind: "preview", paragraphs: 3 }.',
    );
  if (live && article.access === 'preview')
    throw new TypeError('Article: `live` has posts that are locked, because this article is a preview.');
}

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
    presets: brandPresets,
    url,
    via,
    sectionHref,
    trail = [],
    date,
    updated,
    authors = [],
    locked,
    metered = [],
    meter,
    offer,
    running,
    live,
    listen,
    underByline,
    underLead,
    beforeText,
    afterText,
    slots,
    progress = false,
    views,
    ...rest
  }) {
    requireFittingAccess({ article, locked, live });
    const { lead, section, gallery, body, layout } = article;
    const column = isColumn(article);
    const header = headerOf(article, brandPresets);
    // The left edge is free only if the text is aligned to the start.
    const presets = { ...brandPresets, header, share: header === 'start' ? brandPresets.share : 'line' };
    const form = FORMED.has(header) ? presets.special : undefined;
    const upright = (header === 'panel' && isUpright(lead)) || undefined;
    const parts = lead?.type === 'video' && lead.player.chapters !== undefined;
    const special = layout === 'special';
    const confidential = layout === 'confidential';
    const isLive = layout === 'live-blog';
    const chapters = special ? chaptersOf(body) : [];
    const bodyViews = {
      ...(special && specialViews(chapterPictures(body))),
      ...(confidential && SECRET_VIEWS),
      ...views,
    };
    const text = body.length > 0 && (
      <ArticleBody
        blocks={body}
        dropCap={presets.dropCap && !confidential && !isWatched(layout)}
        quote={presets.quote}
        {...(slots && { slots })}
        views={bodyViews}
      />
    );
    const share = <ShareBar className="share" url={url} title={article.headline} via={via} />;
    return (
      <ArticleRoot
        data-header={presets.header}
        data-layout={column ? 'opinion' : layout}
        data-special={form}
        data-chapters={chapters.length > 0 || undefined}
        data-share={presets.share}
        data-side={hasSide(article) ? 'beside' : undefined}
        {...rest}
      >
        {progress && !isWatched(layout) && <ReadingProgress />}
        {/* Dark whatever the reader's mode, as a screen in a dark room. */}
        <div
          className="opening"
          data-mode={header === 'stage' ? 'dark' : undefined}
          data-upright={upright}
          data-parts={parts || undefined}
        >
          <ArticleHeader
            variant={column ? 'opinion' : 'standard'}
            column={presets.column}
            place={placeOf(header)}
            data-upright={upright}
            form={form}
            kicker={(isLive && repeatsLive(article.kicker) ? '' : article.kicker) || section?.name}
            kickerHref={sectionHref ?? (section?.id ? `${section.id}/` : undefined)}
            headlineHtml={article.headlineHtml}
            standfirstHtml={article.subheadlineHtml}
            bylines={article.bylines}
            dateline={article.dateline}
            date={date}
            updated={updated}
            duration={durationOf(article)}
            readingMinutes={isRead(article) ? article.readingMinutes : undefined}
            live={isLive && (running ?? !live?.ended)}
            developing={article.developing}
            sponsored={article.sponsored}
            elections={article.elections}
            share={presets.share === 'line' && share}
            underByline={
              listen ? (
                <>
                  <ListenButtons {...listen} />
                  {underByline}
                </>
              ) : (
                underByline
              )
            }
          />
          {lead && gallery.length === 0 && (
            <div className="lead" data-cover={hasCover(article) || undefined}>
              <Lead article={article} lead={lead} presets={presets} />
            </div>
          )}
          {underLead}
        </div>
        <div className="column">
          {chapters.length > 0 && <Chapters chapters={chapters} />}
          {gallery.length > 0 && (
            <div className="gallery">
              <Island
                definition={article.essay ? photoEssayIsland : bodyGalleryIsland}
                props={{ title: '', images: gallery, cards: true, essay: article.essay }}
              />
            </div>
          )}
          {offer && gallery.length > 0 && (
            <PromoDialog {...offer} promo={{ ...offer.promo, form: presets.promo }} />
          )}
          {beforeText && <div className="before-text">{beforeText}</div>}
          <div className="text" data-locked={locked ? '' : undefined}>
            {presets.share === 'edge' && <div className="edge">{share}</div>}
            {hasSide(article) && !live && <UpdatesBox place="text" updates={article.updates} />}
            {confidential ? (
              <div className="sheet">
                <p className="sheet-name">{articleMessages.confidential}</p>
                {text}
              </div>
            ) : (
              text
            )}
            {live && (
              <LiveBlog {...live} quote={presets.quote} {...(slots && { slots })} {...(views && { views })} />
            )}
            {locked && (
              <div className={LOCKED_PART_CLASS}>
                {locked.element ?? (locked.promo && <PromoBox {...locked.promo} form={presets.promo} />)}
              </div>
            )}
            {!locked &&
              metered.map(({ campaign, box }) => (
                <div key={campaign} className={METERED_PART_CLASS} data-campaign={campaign} hidden>
                  <PromoBox {...box} form={presets.promo} />
                </div>
              ))}
            {!locked && meter && <MeterNotice {...meter} />}
            <div className="end">
              {article.signOffHtml && (
                <p className="sign-off" dangerouslySetInnerHTML={{ __html: article.signOffHtml }} />
              )}
              {article.corrections.map(({ label, html }, at) => (
                <BodyCorrection key={at} label={label} html={html} />
              ))}
              {afterText}
              {authors.map((author, at) => (
                <AuthorCard key={at} {...author} />
              ))}
              <Breadcrumb className="trail" steps={trail} />
              {presets.tags === 'all' ? (
                <TagList tags={article.tags} title={tagMessages.all} />
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
