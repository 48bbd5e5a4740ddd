import { defined } from '../defined.ts';
import type { AnsStream, JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import type { ImageElement, VideoElement } from './element.ts';
import { readDocumentCredits } from './read-credits.ts';
import { elementBase } from './read-element-base.ts';
import { readUnknown } from './read-unknown.ts';
import type { ElementReader } from './read-element.ts';
import { readImage } from './read-image.ts';
import { wordsIn } from './read-html.ts';
import { items, looseText, number, record, text, type Cursor } from './read.ts';

/** Streams use two spellings for their fields: `streamType` and `stream_type`. */
function readStream(value: unknown, at: Cursor): AnsStream | undefined {
  const source = record(value, at);
  const url = source ? looseText(source['url']).trim() : '';
  if (!source || !url) return undefined;
  return defined({
    url,
    stream_type: looseText(source['stream_type'] ?? source['streamType']).toLowerCase() || undefined,
    bitrate: number(source['bitrate'], at.at('bitrate')),
    width: number(source['width'], at.at('width')),
    height: number(source['height'], at.at('height')),
    filesize: number(source['filesize'] ?? source['fileSize'], at.at('filesize')),
  });
}

function readSubtitle(value: unknown, at: Cursor): VideoElement['subtitles'][number] | undefined {
  const source = record(value, at);
  const url = source ? looseText(source['url']).trim() : '';
  if (!source || !url) return undefined;
  return defined({
    url,
    format: looseText(source['format']) || undefined,
    language: looseText(source['language']) || undefined,
  });
}

/** A chapter of a video or a recording. The vendor has no field for it: it is an additional property. */
function readChapter(value: unknown, at: Cursor): { title: string; starts: number } | undefined {
  const source = record(value, at);
  const title = source ? looseText(source['title']).trim() : '';
  const starts = source && number(source['starts'], at.at('starts'));
  return title && starts !== undefined && starts >= 0 ? { title, starts } : undefined;
}

function readChapters(source: JsonRecord, at: Cursor): { title: string; starts: number }[] | undefined {
  const more = isRecord(source['additional_properties']) ? source['additional_properties'] : {};
  const chapters = items(more['chapters'], at.at('chapters'), readChapter);
  return chapters.length > 0 ? chapters.sort((one, other) => one.starts - other.starts) : undefined;
}

/** The fields that video documents and video elements share. */
export function readVideoFields(source: JsonRecord, at: Cursor) {
  const subtitles = isRecord(source['subtitles']) ? source['subtitles'] : {};
  return defined({
    duration: number(source['duration'], at.at('duration')),
    video_type: looseText(source['video_type']) || undefined,
    youtube_content_id: looseText(source['youtube_content_id']).trim() || undefined,
    embed_html: embedHtml(source),
    streams: items(source['streams'], at.at('streams'), readStream),
    subtitles: items(subtitles['urls'] ?? subtitles['subtitlesUrls'], at.at('subtitles'), readSubtitle),
    chapters: readChapters(source, at),
    transcript: looseText(source['transcript']).trim() || undefined,
    promo_image: promoImage(source, at),
  });
}

/** Editors paste the player code of another provider into a video. */
function embedHtml(source: JsonRecord): string | undefined {
  return [source['embed_html'], source['content']].map((one) => looseText(one).trim()).find(Boolean);
}

function promoImage(source: JsonRecord, at: Cursor): ImageElement | undefined {
  const promo = isRecord(source['promo_items']) ? source['promo_items'] : {};
  const candidates = [source['promo_image'], promo['basic'], promo['lead_art']];
  const found = candidates.find((one): one is JsonRecord => isRecord(one) && Boolean(looseText(one['url'])));
  return found && (found['type'] === undefined || found['type'] === 'image')
    ? readImage(found, at.at('promo_image'))
    : undefined;
}

const readVideo: ElementReader = (source, at) =>
  defined({
    ...elementBase(source),
    type: 'video' as const,
    headline: looseText(source['headlines'] ?? source['title']).trim(),
    description: wordsIn(source['description'] ?? source['subheadlines'], at.at('description')),
    canonical_url: text(source['canonical_url'], at.at('canonical_url')) || undefined,
    credits: readDocumentCredits(source, at),
    ...readVideoFields(source, at),
  });

const readAudio: ElementReader = (source, at) =>
  defined({
    ...elementBase(source),
    type: 'audio' as const,
    headline: looseText(source['headlines'] ?? source['title']).trim(),
    description: wordsIn(source['description'] ?? source['subheadlines'], at.at('description')),
    canonical_url: text(source['canonical_url'], at.at('canonical_url')) || undefined,
    duration: number(source['duration'], at.at('duration')),
    chapters: readChapters(source, at),
    streams: items(source['streams'] ?? source['url'], at.at('streams'), (value, here) =>
      typeof value === 'string' ? { url: value } : readStream(value, here),
    ),
  });

const readGallery: ElementReader = (source, at, nested) =>
  defined({
    ...elementBase(source),
    type: 'gallery' as const,
    headline: looseText(source['headlines'] ?? source['title']).trim(),
    description: wordsIn(source['description'], at.at('description')),
    canonical_url: text(source['canonical_url'], at.at('canonical_url')) || undefined,
    content_elements: nested.many(source['content_elements'], at.at('content_elements')),
  });

const readImageElement: ElementReader = (source, at) => readImage(source, at);

/** A graphic: a picture with its title and description below. */
const readGraphic: ElementReader = (source, at, nested) => {
  const words = [source['caption'], source['title'], source['description']].map((one) =>
    looseText(one).trim(),
  );
  const credits = source['credits'] ?? { by: [source['byline'] ?? null] };
  const found = readImage({ ...source, caption: words.filter(Boolean).join('. '), credits }, at);
  return found ?? readUnknown(source, 'graphic', at, nested);
};

export const MEDIA_READERS = {
  image: readImageElement,
  graphic: readGraphic,
  video: readVideo,
  audio: readAudio,
  gallery: readGallery,
} satisfies Record<string, ElementReader>;
