import type { BodyBlockType, Picture } from '../body/block.ts';
import type { HouseAdPlaces } from '../body/place-ads.ts';
import { instantOf } from '../dates/instant.ts';
import { MINUTE_MS } from '../dates/units.ts';
import { EDITION_SECTION } from '../feed/rules.ts';
import { episodeRecording } from '../structured-data/podcast.ts';
import { chaptersOf } from './chapters.ts';
import { isWatched } from './layout.ts';
import type { LeadBlock } from './lead.ts';
import type { PreparedArticle } from './prepare.ts';

/** Updates are shown from this time after publication, in ms. */
const UPDATED_AFTER_MS = 30 * MINUTE_MS;

/** A narrower picture would be soft in the width of a window. */
const WINDOW_PX = 960;

/** Whether a picture is large enough for the width of a window. One that is higher than wide would lose its face there. */
export const fillsWindow = ({ width = Infinity, height = 0 }: Picture): boolean =>
  width >= WINDOW_PX && height <= width;

/** Whether an article is a print edition, whose picture is its cover. */
export const hasCover = ({ section }: Pick<PreparedArticle, 'section'>): boolean =>
  section?.id.endsWith(EDITION_SECTION) ?? false;

/** Whether an article is there to be read: it is no film, gallery or cover, and no episode to be heard. */
export const isRead = (article: PreparedArticle): boolean =>
  !isWatched(article.layout) && !hasCover(article) && !episodeRecording(article);

/** The lead of an article. A column already opens with its author's portrait and does not show it twice. */
export function shownLead({
  opinion,
  lead,
  bylines,
}: Pick<PreparedArticle, 'opinion' | 'lead' | 'bylines'>): LeadBlock | undefined {
  const isPortrait = lead?.type === 'image' && bylines.some(({ portrait }) => portrait === lead.picture.url);
  return opinion && isPortrait ? undefined : lead;
}

/** When an article was updated; undefined if that was soon after its publication. */
export const shownUpdate = ({
  date,
  updatedDate,
}: Pick<PreparedArticle, 'date' | 'updatedDate'>): string | undefined =>
  instantOf(updatedDate ?? '') - instantOf(date ?? '') > UPDATED_AFTER_MS ? updatedDate : undefined;

/** The block before which an article has no house ads: a special has none in its first chapter. @see N12 */
export const houseAdsFrom = ({
  layout,
  body,
}: Pick<PreparedArticle, 'layout' | 'body'>): HouseAdPlaces['from'] =>
  layout === 'special' ? chaptersOf(body)[1]?.id : undefined;

/** Whether a body has a place for content of the site: an inserted block of that type. */
export const hasBodyPlace = ({ body }: Pick<PreparedArticle, 'body'>, type: BodyBlockType): boolean =>
  body.some((block) => block.type === type);

const beginsWithVideo = ({ lead }: Pick<PreparedArticle, 'lead'>): boolean => lead?.type === 'video';

/** Whether a player ends the article: not if it is watched or followed, or has its own video. @see N3 */
export const hasClosingVideo = (article: Pick<PreparedArticle, 'layout' | 'lead' | 'body'>): boolean =>
  hasBodyPlace(article, 'video-player') &&
  !hasBodyPlace(article, 'video') &&
  !beginsWithVideo(article) &&
  article.layout !== 'gallery' &&
  article.layout !== 'live-blog';

/** Whether an article shows a video for the reader's country: it has a place for one, and does not begin with a video. @see N3 */
export const hasCountryVideo = (article: Pick<PreparedArticle, 'lead' | 'body'>): boolean =>
  hasBodyPlace(article, 'geo-video-player') && !beginsWithVideo(article);
