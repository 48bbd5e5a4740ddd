import type { AnsDocument } from '../ans/document.ts';
import type { ContentElement, ImageElement } from '../ans/element.ts';
import { publishedAt } from '../article/dates.ts';
import { imageOf } from '../article/element-image.ts';
import { kickerOf, type SubtypeWords } from '../article/kicker.ts';
import { basicImage } from '../article/promo.ts';
import { titleOf } from '../article/title.ts';
import { instantOf } from '../dates/instant.ts';
import { plainText } from '../html/plain-text.ts';
import { toPicture } from '../image/picture.ts';
import type { PlacePicture } from './document.ts';

/** A story's own values, which a place may change. Plain text. */
export interface OriginalStory {
  id: string;
  /** The path of its page. */
  path: string;
  headline: string;
  kicker: string;
  standfirst: string;
  /** The pictures of the story, the one of its teasers first. */
  pictures: readonly (PlacePicture & { focalPoint?: { x: number; y: number } | undefined })[];
  /** ISO 8601; later than now for a story that is planned. */
  published: string;
}

const MOST_PICTURES = 24;

const flat = (elements: readonly ContentElement[]): ContentElement[] =>
  elements.flatMap((element) => (element.type === 'gallery' ? flat(element.content_elements) : [element]));

function placePictures(image: ImageElement | undefined): OriginalStory['pictures'] {
  const picture = image && toPicture(image);
  if (!picture) return [];
  const { url, alt, width, height } = picture;
  const point = image.focal_point;
  return [
    {
      url,
      alt,
      ...(width && { width }),
      ...(height && { height }),
      ...(point && width && height && { focalPoint: { x: point.x / width, y: point.y / height } }),
    },
  ];
}

/** A story's own values, for the editor of a place that may change them. */
export function originalStory(document: AnsDocument, subtypes?: SubtypeWords): OriginalStory {
  const pictures = [basicImage(document), ...flat(document.content_elements).map(imageOf)].flatMap(
    placePictures,
  );
  const addresses = pictures.map(({ url }) => url);
  const time = instantOf(publishedAt(document) ?? '');
  return {
    id: document._id,
    path: document.canonical_url,
    headline: titleOf(document),
    kicker: kickerOf(document, subtypes),
    standfirst: plainText(document.subheadlines.basic || document.description.basic),
    pictures: pictures.filter(({ url }, index) => addresses.indexOf(url) === index).slice(0, MOST_PICTURES),
    published: Number.isNaN(time) ? '' : new Date(time).toISOString(),
  };
}
