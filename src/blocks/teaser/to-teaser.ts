import { teaserPicture } from '../../domain/article/promo.ts';
import { isOpinion, isSponsored } from '../../domain/article/flags.ts';
import { sectionIds } from '../../domain/article/sections.ts';
import { titleOf } from '../../domain/article/title.ts';
import type { AnsDocument } from '../../domain/ans/document.ts';
import type { AnsAuthor } from '../../domain/ans/common.ts';
import type { Picture } from '../../domain/body/block.ts';
import { relativeTime } from '../../domain/dates/format.ts';
import { plainText } from '../../domain/html/plain-text.ts';
import { playingTime } from '../../domain/video/duration.ts';
import type { ContentServices } from '../../providers/services.ts';
import type { Teaser, TeaserAuthor, TeaserFormat, TeaserPicture } from './teaser.ts';

export interface TeaserOptions {
  /** The weekly's slug: opinion sections carry it. */
  product: string;
  /** Width divided by height, to have the image service crop; the picture's own when absent. */
  ratio?: number;
}

/** What a list shows of a document. Texts lose their markup, addresses become the site's. @see 001 §3, 002 §3 */
export function toTeaser(document: AnsDocument, services: ContentServices, options: TeaserOptions): Teaser {
  const { links, clock } = services;
  const picture = teaserPicture(document);
  const publishedAt = document.display_date ?? document.publish_date;
  const section = document.taxonomy.primary_section;
  return {
    id: document._id || document.canonical_url,
    url: links.document(document.canonical_url),
    headline: titleOf(document),
    kicker: plainText(kickerOf(document)) || undefined,
    standfirst: plainText(document.subheadlines.basic || document.description.basic) || undefined,
    authors: document.credits.by.flatMap((author) => toAuthor(author, services)),
    publishedAt,
    time: publishedAt && relativeTime(publishedAt, clock.now()),
    section: section && section.name ? { name: section.name, url: links.section(section._id) } : undefined,
    picture: picture && toTeaserPicture(picture, services, options.ratio),
    format: formatOf(document, options.product),
    duration: document.type === 'video' && document.duration ? playingTime(document.duration) : undefined,
    count:
      document.type === 'gallery'
        ? document.content_elements.filter(({ type }) => type === 'image').length || undefined
        : undefined,
    locked: document.content_restrictions.content_code === '3',
    sponsored: isSponsored(document),
  };
}

/** A picture with its widths, and the focal point as fractions. */
export function toTeaserPicture(
  picture: Picture,
  { images }: ContentServices,
  ratio?: number,
): TeaserPicture {
  return {
    src: images.url(picture.url, ratio ? { width: 640, height: Math.round(640 / ratio) } : { width: 640 }),
    srcSet: images.srcSet(picture.url, ratio, picture.width),
    alt: picture.alt,
    focal: ratio ? undefined : focalOf(picture.position),
  };
}

/** The kicker is the subtype's words, or the label that editors set. @see 001 §2 'Standard article' */
const kickerOf = ({ label, subtype }: AnsDocument): string => {
  const set = label['basic'] ?? label['kicker'];
  return (set?.display !== false && set?.text) || (/\s|^[A-ZÁÉÍÓÚÑ]/.test(subtype) ? subtype : '');
};

function toAuthor(author: AnsAuthor, services: ContentServices): TeaserAuthor[] {
  const name = plainText(author.name);
  if (!name) return [];
  const portrait = author.image
    ? toTeaserPicture({ url: author.image, alt: '', renditions: [] }, services)
    : undefined;
  return [{ name, url: author._id ? services.links.author(author._id) : undefined, portrait }];
}

function formatOf(document: AnsDocument, product: string): TeaserFormat {
  if (document.type === 'video' || document.type === 'gallery') return document.type;
  if (sectionIds(document).includes('/live')) return 'live';
  return isOpinion(document, product) ? 'opinion' : 'story';
}

/** '57.5% 34.4%' as fractions. */
function focalOf(position: string | undefined): { x: number; y: number } | undefined {
  const [x, y] = (position ?? '').split(' ').map((part) => Number.parseFloat(part) / 100);
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? { x, y } : undefined;
}
