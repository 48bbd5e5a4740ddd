import { teaserPicture } from '../../../domain/article/promo.ts';
import { creditHref, signers } from '../../../domain/article/byline.ts';
import { shownDate } from '../../../domain/article/dates.ts';
import { kickerOf, repeatsLive } from '../../../domain/article/kicker.ts';
import { isLockedStory } from '../../../domain/article/locked-article.ts';
import { documentKind, isLive, isSponsored } from '../../../domain/article/flags.ts';
import { isRunning } from '../../../domain/live/running.ts';
import { titleOf } from '../../../domain/article/title.ts';
import type { AnsDocument } from '../../../domain/ans/document.ts';
import type { AnsAuthor } from '../../../domain/ans/common.ts';
import type { Picture } from '../../../domain/body/block.ts';
import { newsTime, RELATIVE_HOURS_UNTIL_MS, relativeTime } from '../../../domain/dates/format.ts';
import { instantOf } from '../../../domain/dates/instant.ts';
import { plainText } from '../../../domain/html/plain-text.ts';
import { truncate, TRUNCATION_CHARS } from '../../../domain/text/truncate.ts';
import { playingTime } from '../../../domain/video/duration.ts';
import type { ImageRatio } from '../../../components/Image/Image.tsx';
import type { ContentServices, TeaserMemory } from '../../../providers/ports/content-services.ts';
import { cutOf } from './cover-sizes.ts';
import type { Teaser, TeaserAuthor, TeaserPicture } from './teaser.ts';

/** How the picture of a teaser is cut. */
export interface TeaserOptions {
  /** The ratio that its view shows, for cropping by the image service. Default: the picture's ratio. */
  ratio?: ImageRatio | undefined;
  /** Whether it is in a list of the latest, in which the hour counts: of today, or of yesterday. */
  latest?: boolean | undefined;
}

function timeOf(date: string, now: Date, latest: boolean): string {
  const recent = instantOf(now) - instantOf(date) < RELATIVE_HOURS_UNTIL_MS;
  return latest && !recent ? newsTime(date, now) : relativeTime(date, now);
}

const NO_MEMORY: TeaserMemory = (_document, _key, make) => make();

/** The teaser of a document. Texts lose their markup, addresses become the site's. */
export function toTeaser(
  document: AnsDocument,
  services: ContentServices,
  { ratio, latest = false }: TeaserOptions = {},
): Teaser {
  const { clock, teasers = NO_MEMORY } = services;
  const teaser = teasers(document, ratio ?? '', () => lastingTeaser(document, services, ratio));
  const now = clock.now();
  const { publishedAt } = teaser;
  const time = publishedAt && timeOf(publishedAt, now, latest);
  return { ...teaser, ...markOf(document, teaser, now), time };
}

/** A teaser without what depends on the time. The order of the fields is that of a teaser. */
function lastingTeaser(
  document: AnsDocument,
  services: ContentServices,
  ratio: ImageRatio | undefined,
): Teaser {
  const { links } = services;
  const picture = teaserPicture(document);
  const publishedAt = shownDate(document);
  const section = document.taxonomy.primary_section;
  return {
    id: document._id || document.canonical_url,
    url: links.document(document.canonical_url),
    headline: truncate(titleOf(document), TRUNCATION_CHARS.headline),
    kicker: kickerOf(document, services.subtypes) || undefined,
    standfirst: plainText(document.subheadlines.basic || document.description.basic) || undefined,
    authors: signers(document).flatMap((author) => toAuthor(author, services, section?._id)),
    publishedAt,
    time: undefined,
    section: section && section.name ? { name: section.name, url: links.section(section._id) } : undefined,
    picture: picture && toTeaserPicture(picture, services, ratio),
    format: documentKind(document, services),
    duration: document.type === 'video' && document.duration ? playingTime(document.duration) : undefined,
    count:
      document.type === 'gallery'
        ? document.content_elements.filter(({ type }) => type === 'image').length || undefined
        : undefined,
    locked: isLockedStory(document, services.product),
    sponsored: isSponsored(document),
  };
}

/** A picture with its widths, and the focal point as fractions. */
export function toTeaserPicture(
  picture: Picture,
  { images }: Pick<ContentServices, 'images'>,
  shown?: ImageRatio,
): TeaserPicture {
  const ratio = shown && !picture.whole ? quotientOf(shown, images.crops) : undefined;
  return {
    src: images.url(picture.url, ratio ? { width: 640, height: Math.round(640 / ratio) } : { width: 640 }),
    srcSet: images.srcSet(picture.url, ratio, picture.width),
    alt: picture.alt,
    focal: ratio ? undefined : focalOf(picture.position),
    ...cutOf(ratio ?? (picture.width && picture.height && picture.width / picture.height), images.crops),
  };
}

function toAuthor(author: AnsAuthor, services: ContentServices, section: string | undefined): TeaserAuthor[] {
  const name = plainText(author.name);
  if (!name) return [];
  const portrait = author.image
    ? toTeaserPicture({ url: author.image, alt: '', renditions: [] }, services)
    : undefined;
  const url = author._id ? services.links.author(author._id, section) : creditHref(author);
  return [{ name, url, portrait }];
}

/** The mark of a live story while its coverage runs. Afterwards its kicker does not say that it is live. */
function markOf(
  document: AnsDocument,
  { format, kicker, section }: Pick<Teaser, 'format' | 'kicker' | 'section'>,
  now: Date,
): Partial<Pick<Teaser, 'format' | 'kicker'>> {
  if (format === 'video' || format === 'gallery' || !isLive(document)) return {};
  if (isRunning(document, now)) return { format: 'live' };
  if (!repeatsLive(kicker ?? '')) return {};
  return { kicker: section && !repeatsLive(section.name) ? section.name : undefined };
}

/** Width divided by height; undefined for `fill`, and for a brand's ratio that the image service does not know. */
function quotientOf(ratio: ImageRatio, crops: Readonly<Record<string, number>> = {}): number | undefined {
  const [width = 0, height] = ratio.split(':').map(Number);
  return height ? width / height : crops[ratio];
}

/** '57.5% 34.4%' as fractions. */
function focalOf(position: string | undefined): { x: number; y: number } | undefined {
  const [x, y] = (position ?? '').split(' ').map((part) => Number.parseFloat(part) / 100);
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? { x, y } : undefined;
}
