import type { AnsDocument } from '../ans/document.ts';
import type { ContentElement, VideoElement } from '../ans/element.ts';
import type {
  BodyBlock,
  BodyLogEntry,
  EmbedBlock,
  GalleryBlock,
  HtmlBlock,
  ImageBlock,
  SocialPostBlock,
  VideoBlock,
} from '../body/block.ts';
import { prepareBody, type PrepareBodyOptions } from '../body/prepare-body.ts';
import { basicImage } from './promo.ts';

/** The block at the top of an article. */
export type LeadBlock = ImageBlock | VideoBlock | GalleryBlock | HtmlBlock | EmbedBlock | SocialPostBlock;

const LEAD_TYPES: readonly BodyBlock['type'][] = [
  'image',
  'video',
  'gallery',
  'html',
  'embed',
  'social-post',
];

function isLead(block: BodyBlock): block is LeadBlock {
  return LEAD_TYPES.includes(block.type);
}

function ownVideo(document: AnsDocument): VideoElement[] {
  if (document.type !== 'video') return [];
  const { headlines, description, ...video } = document;
  return [{ ...video, headline: headlines.basic, description: description.basic }];
}

/** Promo items that are media, by their usual names. Video and embed come before the basic image. */
const PROMO_ORDER = ['lead_art', 'html', 'video', 'embed', 'basic', 'gallery', 'image'] as const;

function candidates(document: AnsDocument): ContentElement[] {
  const promo = PROMO_ORDER.flatMap((name) => document.promo_items[name] ?? []);
  // A related story cannot be the lead, but its picture can.
  const media = promo.filter(({ type }) => type !== 'story' && type !== 'text');
  const image = basicImage(document);
  return [...new Set([...ownVideo(document), ...media, ...(image ? [image] : [])])];
}

/**
 * The main image or video of an article: the video of a video document, else the first promo item that can be shown.
 * @param log collects promo items that cannot be shown
 * @see N2
 */
export function leadBlock(
  document: AnsDocument,
  options: PrepareBodyOptions = {},
  log: BodyLogEntry[] = [],
): LeadBlock | undefined {
  for (const candidate of candidates(document)) {
    const prepared = prepareBody([candidate], { ...options, times: false, insertions: [] });
    const lead = prepared.blocks.find(isLead);
    log.push(...prepared.log);
    if (lead) return { ...lead, id: 'lead' };
  }
  return undefined;
}
