import type { JsonRecord } from '../ans/common.ts';
import type { VideoPlayer } from '../video/player.ts';

/** An image as a view needs it. Addresses are safe; sizes are pixels. */
export interface Picture {
  url: string;
  width?: number;
  height?: number;
  /** Never undefined: an empty text marks a decorative image. */
  alt: string;
  /** CSS `object-position`, from the focal point. */
  position?: string;
  /** The signature that the image service wants for resized addresses. */
  auth?: string;
  /** Sizes that the source stored, widest last. */
  renditions: { url: string; width: number; height?: number }[];
}

/**
 * `text` is caption and credit joined by ' | Foto: '; `caption` is sanitised inline HTML; `credit` is '' when the
 * caption already ends with it.
 * @see N5
 */
export interface Caption {
  text: string;
  caption: string;
  credit: string;
}

export interface GalleryPicture {
  id: string;
  picture: Picture;
  subtitle: string;
  caption: Caption;
}

export interface LinkItem {
  /** Absent when the source gave none or an unsafe one: the text is then shown unlinked. */
  href?: string;
  html: string;
  description?: string;
}

interface Base {
  /** Unique in the body, usable as an HTML id. */
  id: string;
}
type Alignment = 'left' | 'right' | 'center';

/** Every field named `html` went through `html/policy.ts` and may be set as inner HTML. */
export type TextBlock = Base & { type: 'text'; html: string; dropCap?: boolean; alignment?: Alignment };
export type HeaderBlock = Base & { type: 'header'; level: 2 | 3 | 4 | 5 | 6; html: string };
/** An update: the time as printed, its instant when it could be told (else empty), and the rest. @see N9 */
export type TimeStampBlock = Base & {
  type: 'time-stamp';
  time: string;
  dateTime: string;
  level: 2;
  html: string;
};
export type QuoteBlock = Base & {
  type: 'quote';
  variant: 'quote' | 'pull';
  blocks: BodyBlock[];
  citation?: string;
};
export type ImageBlock = Base & {
  type: 'image';
  picture: Picture;
  caption: Caption;
  alignment?: Alignment;
  href?: string;
};
export type GalleryBlock = Base & { type: 'gallery'; title: string; href?: string; images: GalleryPicture[] };
export type VideoBlock = Base & { type: 'video'; player: VideoPlayer; title: string; description: string };
export type AudioBlock = Base & { type: 'audio'; title: string; sources: { src: string; type?: string }[] };
export type ListBlock = Base & { type: 'list'; ordered: boolean; items: { blocks: BodyBlock[] }[] };
export type TableBlock = Base & {
  type: 'table';
  caption?: string;
  /** Each cell is sanitised HTML. */
  header: string[];
  rows: string[][];
};
/** Sanitised raw HTML. `textual` when it came from a text element, and so counts as one for ads. */
export type HtmlBlock = Base & { type: 'html'; html: string; textual?: boolean };
export type PdfBlock = Base & { type: 'pdf'; src: string; height: 600; title: string };
export type SocialPostBlock = Base & {
  type: 'social-post';
  network: SocialNetwork;
  html: string;
  href?: string;
};
export type EmbedBlock = Base & {
  type: 'embed';
  provider: string;
  title: string;
  html: string;
  href?: string;
};
export type InterstitialBlock = Base & {
  type: 'interstitial';
  label: 'Contexto:';
  href: string;
  html: string;
  description?: string;
};
export type LinkListBlock = Base & { type: 'link-list'; title: string; items: LinkItem[] };
export type RelatedStoryBlock = Base & {
  type: 'related-story';
  href: string;
  headline: string;
  description: string;
  picture?: Picture;
};
export type DividerBlock = Base & { type: 'divider' };
export type CodeBlock = Base & { type: 'code'; code: string; language?: string };
export type CorrectionBlock = Base & { type: 'correction'; label: string; html: string };
export type EndorsementBlock = Base & { type: 'endorsement'; html: string };
export type RatingBlock = Base & { type: 'rating'; value: number; min: number; max: number; units: string };
export type CustomEmbedBlock = Base & {
  type: 'custom-embed';
  subtype: string;
  embedId?: string;
  href?: string;
  title: string;
  config: JsonRecord;
};
/** One slot for one kind of device: a position of the specification makes two blocks. @see N4 */
export type AdBlock = Base & { type: 'ad'; slot: string; size: string; display: 'mobile' | 'desktop' };
export type GeoVideoBlock = Base & { type: 'geo-video-player' };
export type VideoPlayerBlock = Base & { type: 'video-player' };
export type RecommendationsBlock = Base & { type: 'recommendations' };

export type SocialNetwork = 'instagram' | 'twitter' | 'facebook' | 'tiktok' | 'other';

/**
 * The body of an article as views render it: a plain, serialisable list. A view is a switch over `type`.
 * @see 001 §2 'Article body blocks', N3
 */
export type BodyBlock =
  | TextBlock
  | HeaderBlock
  | TimeStampBlock
  | QuoteBlock
  | ImageBlock
  | GalleryBlock
  | VideoBlock
  | AudioBlock
  | ListBlock
  | TableBlock
  | HtmlBlock
  | PdfBlock
  | SocialPostBlock
  | EmbedBlock
  | InterstitialBlock
  | LinkListBlock
  | RelatedStoryBlock
  | DividerBlock
  | CodeBlock
  | CorrectionBlock
  | EndorsementBlock
  | RatingBlock
  | CustomEmbedBlock
  | AdBlock
  | GeoVideoBlock
  | VideoPlayerBlock
  | RecommendationsBlock;

export type BodyBlockType = BodyBlock['type'];

/** What a pass left out or had to read in an unusual way: for the server's log, in English. */
export interface BodyLogEntry {
  type: string;
  id: string;
  reason: string;
}
