import type { AnsDocument } from '../ans/document.ts';
import { isRecord } from '../ans/is-record.ts';
import { escapeHtml } from '../html/escape.ts';
import type { CollectionItem, StoryOverrides } from './document.ts';

/** The fields of a document, as JSON. */
type Fields = Readonly<Record<string, unknown>>;

/** Where a changed document keeps what it was: a key of `additional_properties`. Pages do not print it. */
export const PLACE_KEY = 'collection_place';

/** The keys of a document that an override replaces. */
const CHANGED = ['headlines', 'label', 'subheadlines', 'description', 'promo_items'] as const;

/** The picture of a document's teasers, as JSON. */
function pictureOf(document: Fields): Fields | undefined {
  const items = document['promo_items'];
  const basic = isRecord(items) && isRecord(items['basic']) ? items['basic'] : undefined;
  const still = basic?.['type'] === 'video' ? basic['promo_image'] : undefined;
  const found = still ?? basic ?? document['promo_image'];
  return isRecord(found) && typeof found['url'] === 'string' ? found : undefined;
}

/** The picture for the place: another, or the story's around another point. Null: nothing changes. */
function placePicture(document: Fields, { picture, focalPoint }: StoryOverrides): Fields | null {
  const base: Fields | undefined = picture
    ? {
        type: 'image',
        url: picture.url,
        alt_text: picture.alt,
        ...(picture.width && { width: picture.width }),
        ...(picture.height && { height: picture.height }),
      }
    : focalPoint && pictureOf(document);
  if (!base) return null;
  const { width, height } = base;
  if (!focalPoint || typeof width !== 'number' || typeof height !== 'number') return base;
  const extra = isRecord(base['additional_properties']) ? base['additional_properties'] : {};
  return {
    ...base,
    type: 'image',
    focal_point: { x: Math.round(focalPoint.x * width), y: Math.round(focalPoint.y * height) },
    // The service of pictures cuts around the picture's point: the whole is asked for, and the page cuts it.
    additional_properties: { ...extra, whole: true },
  };
}

function withPicture(document: Fields, image: Fields | null): Fields {
  if (!image) return {};
  const items = isRecord(document['promo_items']) ? document['promo_items'] : {};
  const basic = isRecord(items['basic']) ? items['basic'] : undefined;
  // A film stays a film.
  const next = basic?.['type'] === 'video' ? { ...basic, promo_image: image } : image;
  return { promo_items: { ...items, basic: next } };
}

/**
 * A document as its place in a collection shows it: what the place says differently is in the usual fields, and what the
 * document says is beside it.
 */
export function placedStory(document: Fields, { id, overrides = {}, pinned }: CollectionItem): Fields {
  const { headline, kicker, standfirst } = overrides;
  const changes: Fields = {
    ...(headline !== undefined && { headlines: { basic: escapeHtml(headline) } }),
    ...(kicker !== undefined && {
      label: { ...(isRecord(document['label']) && document['label']), basic: { text: escapeHtml(kicker) } },
    }),
    ...(standfirst !== undefined && {
      subheadlines: { basic: escapeHtml(standfirst) },
      ...(standfirst === '' && { description: { basic: '' } }),
    }),
    ...withPicture(document, placePicture(document, overrides)),
  };
  if (Object.keys(changes).length === 0 && !pinned) return document;
  const replaced = CHANGED.filter((key) => key in changes && key in document);
  const extra = isRecord(document['additional_properties']) ? document['additional_properties'] : {};
  return {
    ...document,
    ...changes,
    additional_properties: {
      ...extra,
      [PLACE_KEY]: {
        id,
        ...(pinned && { pinned }),
        original: Object.fromEntries(replaced.map((key) => [key, document[key]])),
      },
    },
  };
}

/** Whether an editor pinned the document in the collection that gave it. */
export function isPinned({ additional_properties: extra }: AnsDocument): boolean {
  const place = extra?.[PLACE_KEY];
  return isRecord(place) && place['pinned'] === true;
}

/** Words alone as a document without an address, for the breaking strip. */
export const wordsAsStory = ({ id, overrides = {}, from }: CollectionItem): Fields => ({
  _id: id,
  type: 'story',
  headlines: { basic: escapeHtml(overrides.headline ?? '') },
  ...(overrides.kicker !== undefined && { label: { basic: { text: escapeHtml(overrides.kicker) } } }),
  ...(from !== undefined && { publish_date: from }),
});
