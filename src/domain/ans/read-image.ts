import { defined } from '../defined.ts';
import type { AnsFocalPoint, AnsImagesData, AnsRendition, JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import type { ImageElement } from './element.ts';
import { readDocumentCredits } from './read-credits.ts';
import { elementBase } from './read-element-base.ts';
import { wordsIn } from './read-html.ts';
import { describe, items, looseText, number, record, text, type Cursor } from './read.ts';

const SIZE = /^(\d+)?x(\d+)?$|^(\d+)w?$/i;

/** Size in pixels from '800x600', '800x', '800' or {width, height}. */
function readSize(value: unknown): { width?: number; height?: number } {
  if (typeof value === 'number') return { width: value };
  if (isRecord(value)) return defined({ width: numeric(value['width']), height: numeric(value['height']) });
  const match = typeof value === 'string' ? SIZE.exec(value.trim()) : null;
  if (!match) return {};
  return defined({ width: numeric(match[1] ?? match[3]), height: numeric(match[2]) });
}

function numeric(value: unknown): number | undefined {
  const found = Number(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN);
  return Number.isFinite(found) && found > 0 ? found : undefined;
}

function readRendition(value: unknown, at: Cursor): AnsRendition | undefined {
  if (typeof value === 'string') return value.trim() ? { url: value.trim() } : undefined;
  const source = record(value, at);
  const url = source ? looseText(source['url']).trim() : '';
  if (!source || !url) return undefined;
  return { url, ...readSize(source['size']), ...readSize(source) };
}

/** `resized_urls` and `renditions` map a size to an address, `renditions` one level deeper. */
function readRenditionMap(value: unknown, depth = 0): AnsRendition[] {
  if (!isRecord(value) || depth > 1) return [];
  return Object.entries(value).flatMap(([size, entry]) => {
    if (isRecord(entry)) return readRenditionMap(entry, depth + 1);
    const measured = readSize(size);
    return typeof entry === 'string' && entry && measured.width ? [{ url: entry, ...measured }] : [];
  });
}

export function readImagesData(value: unknown, at: Cursor): AnsImagesData | undefined {
  if (!isRecord(value)) return undefined;
  return {
    intrinsic: items(value['intrinsic'], at.at('intrinsic'), readRendition),
    fill: items(value['fill'], at.at('fill'), readRendition),
  };
}

/** Older exports have the point as the centre of a box in `additional_properties.focal_point`. */
function readFocalPoint(source: JsonRecord, at: Cursor): AnsFocalPoint | undefined {
  const extra = source['additional_properties'];
  const box = isRecord(extra) && isRecord(extra['focal_point']) ? extra['focal_point'] : undefined;
  const given = source['focal_point'] ?? box?.['min'];
  if (given === undefined || given === null) return undefined;
  const here = at.at('focal_point');
  const [x, y] = Array.isArray(given) ? given : isRecord(given) ? [given['x'], given['y']] : [];
  const point = { x: number(x, here.at('x')), y: number(y, here.at('y')) };
  const width = numeric(source['width']) ?? Infinity;
  const height = numeric(source['height']) ?? Infinity;
  if (point.x === undefined || point.y === undefined) {
    here.report(`expected x and y in pixels, found ${describe(given)}; ignored`);
    return undefined;
  }
  if (point.x < 0 || point.y < 0 || point.x > width || point.y > height) {
    here.report('the point lies outside the image; ignored');
    return undefined;
  }
  return { x: point.x, y: point.y };
}

function readAuth(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined;
  const first = isRecord(value) ? Object.values(value).find((entry) => typeof entry === 'string') : undefined;
  return typeof first === 'string' ? first : undefined;
}

/** Reads an image; undefined without an address. */
export function readImage(source: JsonRecord, at: Cursor): ImageElement | undefined {
  const extra = isRecord(source['additional_properties']) ? source['additional_properties'] : {};
  const url = [source['url'], source['src'], extra['originalUrl']]
    .map((one) => looseText(one).trim())
    .find(Boolean);
  if (!url) {
    at.at('url').report('an image without an address; left out');
    return undefined;
  }
  return defined({
    ...elementBase(source),
    type: 'image' as const,
    url,
    width: number(source['width'], at.at('width')),
    height: number(source['height'], at.at('height')),
    caption: wordsIn(source['caption'], at.at('caption')) || undefined,
    subtitle: wordsIn(source['subtitle'], at.at('subtitle')) || undefined,
    alt_text: looseText(source['alt_text']).trim() || undefined,
    copyright: text(source['copyright'], at.at('copyright')),
    credits: readDocumentCredits(source, at),
    focal_point: readFocalPoint(source, at),
    images_data: readImagesData(source['images_data'], at.at('images_data')),
    renditions: [...readRenditionMap(source['resized_urls']), ...readRenditionMap(source['renditions'])],
    link: text(source['link'] ?? extra['link'], at.at('link')) || undefined,
    auth: readAuth(source['auth']),
  });
}
