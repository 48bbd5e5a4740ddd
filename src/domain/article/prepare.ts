import type { AnsDocument, Gallery } from '../ans/document.ts';
import type { ContentElement } from '../ans/element.ts';
import type { BodyBlock, BodyLogEntry, GalleryPicture } from '../body/block.ts';
import { correctionLabel } from '../body/convert/text.ts';
import { ARTICLE_INSERTIONS, WIDE_INSERTIONS, withoutAds } from '../body/insert-ads.ts';
import { prepareBody, type PrepareBodyOptions } from '../body/prepare-body.ts';
import type { WrittenDates } from '../body/split-times.ts';
import { withRecipe } from '../body/recipe.ts';
import { wordCount } from '../body/measure.ts';
import { defined } from '../defined.ts';
import { plainText } from '../html/plain-text.ts';
import { sanitizeInline } from '../html/policy.ts';
import { readingMinutes } from '../text/reading-time.ts';
import { readableArticle, type ArticleAccess, type GrantedAccess } from './access.ts';
import { changedDate, publishedAt, shownDate } from './dates.ts';
import { bylines, type Byline, type BylineOptions } from './byline.ts';
import { kickerOf, type SubtypeWords } from './kicker.ts';
import {
  isAdFree,
  isDeveloping,
  isElections,
  isOpinion,
  isRecipe,
  isSponsored,
  type OpinionOptions,
} from './flags.ts';
import { articleLayout, forcedMode, hasSide, type ArticleLayout } from './layout.ts';
import { leadBlock, type LeadBlock } from './lead.ts';
import { RELATED_TAGS_MAX, tagLinks, type TagLink } from './tags.ts';
import { titleHtml, titleOf } from './title.ts';
import { updateEntries, type UpdateEntry } from './updates.ts';

/** The site's settings for an article, and what its readers may read. */
export interface PrepareArticleOptions
  extends BylineOptions, OpinionOptions, Omit<PrepareBodyOptions, keyof WrittenDates> {
  /** The part that the readers of the page may read; `publicAccess` decides it for readers without a session. @see P1 */
  access: ArticleAccess;
  /** Address of the page. Default: the document's address. */
  path?: string | undefined;
  /** The brand's names of subtypes. Default: none, so that no subtype is printed. */
  subtypes?: SubtypeWords | undefined;
  /** Addresses of articles without ads, with a slash at both ends. Default: none. */
  adFree?: readonly string[] | undefined;
}

/** Everything of an article, also what is locked. No piece takes it: `readableArticle` makes what one takes. */
export interface WholeArticle {
  id: string;
  type: AnsDocument['type'];
  layout: ArticleLayout;
  /** The mode that the layout forces. */
  mode?: 'dark';
  canonicalUrl: string;
  section?: { id: string; name: string };
  kicker: string;
  /** Plain text, for the page title and for sharing. */
  headline: string;
  headlineHtml: string;
  subheadlineHtml: string;
  description: string;
  /** The credited authors; never empty. */
  bylines: Byline[];
  /** The place that the story is reported from; plain text. */
  dateline?: string;
  /** Printed after the text; sanitised HTML. */
  signOffHtml?: string;
  /** ISO; absent when the document has none. */
  date?: string;
  /** ISO: the last change. Never before `date`. */
  updatedDate?: string;
  lead?: LeadBlock;
  body: BodyBlock[];
  /** The pictures of a gallery document; empty for others. */
  gallery: GalleryPicture[];
  /** A gallery that is read as a photo essay, from above: `additional_properties.form` is 'essay'. */
  essay?: true;
  updates: UpdateEntry[];
  tags: TagLink[];
  relatedTags: TagLink[];
  corrections: { label: string; html: string }[];
  contentCode?: string;
  opinion: boolean;
  recipe: boolean;
  elections: boolean;
  developing: boolean;
  sponsored: boolean;
  /** Whether it has no ads: sponsored, or listed. */
  adFree: boolean;
  readingMinutes: number;
  log: BodyLogEntry[];
}

/**
 * An article as its page renders it: plain, serialisable, with all HTML sanitised, and without what its readers may not
 * read.
 */
export interface PreparedArticle extends WholeArticle {
  readonly access: GrantedAccess;
}

/**
 * Prepares everything that an article page shows, from a guarded document, and leaves out what the readers may not read.
 * `log` has what cannot be shown. No document makes it throw.
 * @throws TypeError without `access`
 * @see N1–N14, P1
 */
export function prepareArticle(document: AnsDocument, options: PrepareArticleOptions): PreparedArticle {
  return readableArticle(wholeArticle(document, options), options.access);
}

function wholeArticle(document: AnsDocument, options: PrepareArticleOptions): WholeArticle {
  const adFree = isAdFree(document, options.adFree);
  const opinion = isOpinion(document, options);
  const layout = articleLayout(document, options.path ?? document.canonical_url, options.product);
  const points = options.insertions ?? (hasSide({ layout, opinion }) ? ARTICLE_INSERTIONS : WIDE_INSERTIONS);
  const bodyOptions = {
    ...options,
    publishDate: publishedAt(document),
    otherDates: [document.first_publish_date, document.last_updated_date].filter(
      (date) => date !== undefined,
    ),
    insertions: adFree ? withoutAds(points) : points,
  };
  const { blocks, log } = prepareBody(bodyElements(document, layout), bodyOptions);
  const recipe = isRecipe(document);
  const section = document.taxonomy.primary_section;
  const inline = (html: string): string => sanitizeInline(html, options);
  return defined({
    id: document._id,
    type: document.type,
    layout,
    mode: forcedMode(layout),
    canonicalUrl: document.canonical_url,
    section: section && { id: section._id, name: section.name },
    kicker: kickerOf(document, options.subtypes),
    headline: titleOf(document),
    headlineHtml: titleHtml(document, inline),
    subheadlineHtml: inline(document.subheadlines.basic || document.description.basic),
    description: plainText(document.description.basic || document.subheadlines.basic),
    bylines: bylines(document, options),
    dateline: plainText(document.dateline ?? '') || undefined,
    signOffHtml: inline(document.sign_off ?? '') || undefined,
    date: shownDate(document),
    updatedDate: changedDate(document),
    lead: leadBlock(document, bodyOptions, log),
    body: recipe ? withRecipe(blocks) : blocks,
    gallery: galleryPictures(document, options),
    essay: isEssay(document) || undefined,
    updates: updateEntries(blocks),
    tags: tagLinks(document),
    relatedTags: tagLinks(document, RELATED_TAGS_MAX),
    corrections: document.corrections.map(({ correction_type, text }) => ({
      label: correctionLabel(correction_type),
      html: inline(text),
    })),
    contentCode: document.content_restrictions.content_code,
    opinion,
    recipe,
    elections: isElections(document),
    developing: isDeveloping(document),
    sponsored: isSponsored(document),
    adFree,
    readingMinutes: readingMinutes(wordCount(blocks)),
    log,
  });
}

/** @see N10 */
const isEssay = ({ type, additional_properties: extra }: AnsDocument): boolean =>
  type === 'gallery' && extra?.['form'] === 'essay';

const isPicture = ({ type }: ContentElement): boolean => type === 'image';

/**
 * The elements of the body. The gallery layout shows a gallery's pictures outside the body, so only its texts remain.
 * In other layouts the pictures become one gallery in the body, at the position of the first picture.
 */
function bodyElements(document: AnsDocument, layout: ArticleLayout): ContentElement[] {
  if (document.type !== 'gallery') return document.content_elements;
  const words = document.content_elements.filter((element) => !isPicture(element));
  if (layout === 'gallery') return words;
  const first = document.content_elements.findIndex(isPicture);
  return words.toSpliced(Math.max(first, 0), 0, asElement(document));
}

function asElement({ _id, headlines, content_elements }: Gallery): ContentElement {
  return {
    _id,
    type: 'gallery',
    headline: headlines.basic,
    description: '',
    content_elements: content_elements.filter(isPicture),
  };
}

function galleryPictures(document: AnsDocument, options: PrepareArticleOptions): GalleryPicture[] {
  if (document.type !== 'gallery') return [];
  const [block] = prepareBody([asElement(document)], { ...options, times: false, insertions: [] }).blocks;
  return block?.type === 'gallery' ? block.images : [];
}
