import type { Json } from '../db/schema/content.ts';
import { at, objectsAt, textAt } from './json.ts';

/** The metadata of a video in the format of its source. Duration is ISO 8601, as in 'PT3M20S'. */
export interface VideoMetadata {
  readonly id: string;
  readonly snippet: {
    readonly publishedAt: string;
    readonly title: string;
    readonly description: string;
    readonly thumbnails: { readonly default: { readonly url: string } };
  };
  readonly contentDetails: { readonly duration: string };
}

/** @param document a video document; its `duration` is in milliseconds */
export function videoMetadata(document: Json): VideoMetadata {
  const duration = at(document, 'duration');
  const poster =
    textAt(document, 'promo_items', 'basic', 'url') ??
    textAt(document, 'promo_image', 'url') ??
    textAt(
      objectsAt(document, 'content_elements').find((element) => element['type'] === 'image'),
      'url',
    );
  return {
    id: textAt(document, '_id') ?? '',
    snippet: {
      publishedAt: textAt(document, 'publish_date') ?? textAt(document, 'display_date') ?? '',
      title: textAt(document, 'headlines', 'basic') ?? '',
      description:
        textAt(document, 'description', 'basic') ?? textAt(document, 'subheadlines', 'basic') ?? '',
      thumbnails: { default: { url: poster ?? '' } },
    },
    contentDetails: { duration: isoDuration(typeof duration === 'number' ? duration : 0) },
  };
}

/** Milliseconds as ISO 8601: 200000 is 'PT3M20S'. */
export function isoDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, seconds % 60 && `${seconds % 60}S`];
  const text = parts.filter(Boolean).join('');
  return `PT${text === '' ? '0S' : text}`;
}
