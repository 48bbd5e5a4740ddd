import { isoDuration, PUBLICATION_DATES } from 'rotativa/domain';
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
  /** Beyond the vendor's format: the films of the seed have both. */
  readonly captions?: readonly { readonly url: string; readonly language: string }[];
  readonly chapters?: readonly { readonly title: string; readonly starts: number }[];
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
  const captions = objectsAt(document, 'subtitles', 'urls').flatMap((file) => {
    const url = textAt(file, 'url');
    return url === undefined ? [] : [{ url, language: textAt(file, 'language') ?? 'es' }];
  });
  const chapters = objectsAt(document, 'additional_properties', 'chapters').flatMap((chapter) => {
    const title = textAt(chapter, 'title');
    const starts = at(chapter, 'starts');
    return title !== undefined && typeof starts === 'number' ? [{ title, starts }] : [];
  });
  return {
    id: textAt(document, '_id') ?? '',
    snippet: {
      publishedAt: PUBLICATION_DATES.flatMap((field) => textAt(document, field) ?? [])[0] ?? '',
      title: textAt(document, 'headlines', 'basic') ?? '',
      description:
        textAt(document, 'description', 'basic') ?? textAt(document, 'subheadlines', 'basic') ?? '',
      thumbnails: { default: { url: poster ?? '' } },
    },
    contentDetails: { duration: isoDuration(typeof duration === 'number' ? duration : 0) },
    ...(captions.length > 0 && { captions }),
    ...(chapters.length > 0 && { chapters }),
  };
}
