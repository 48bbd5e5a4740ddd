import type {
  AnsCredits,
  AnsFocalPoint,
  AnsImagesData,
  AnsReferent,
  AnsRendition,
  AnsStream,
  JsonRecord,
} from './common.ts';

interface Element {
  /** The source's id; empty when it has none. Not unique: the body passes assign unique ids. */
  _id: string;
  subtype?: string;
  alignment?: 'left' | 'right' | 'center';
  additional_properties?: JsonRecord;
}

export interface TextElement extends Element {
  type: 'text';
  content: string;
  /** The first letter is set large. */
  dropcap?: boolean;
}
export interface HeaderElement extends Element {
  type: 'header';
  level: number;
  content: string;
}
export interface ImageElement extends Element {
  type: 'image';
  url: string;
  width?: number;
  height?: number;
  caption?: string;
  subtitle?: string;
  alt_text?: string;
  copyright?: string;
  credits: AnsCredits;
  focal_point?: AnsFocalPoint;
  images_data?: AnsImagesData;
  renditions: AnsRendition[];
  /** The target of a click on the image. */
  link?: string;
  /** The signature that the image service requires for resized addresses. */
  auth?: string;
}
export interface GalleryElement extends Element {
  type: 'gallery';
  headline: string;
  description: string;
  canonical_url?: string;
  content_elements: ContentElement[];
}
export interface VideoElement extends Element {
  type: 'video';
  headline: string;
  description: string;
  canonical_url?: string;
  /** Milliseconds. */
  duration?: number;
  video_type?: string;
  youtube_content_id?: string;
  embed_html?: string;
  streams: AnsStream[];
  subtitles: { url: string; format?: string; language?: string }[];
  /** Parts, with their beginning in seconds. */
  chapters?: { title: string; starts: number }[];
  transcript?: string;
  promo_image?: ImageElement;
  credits: AnsCredits;
}
export interface AudioElement extends Element {
  type: 'audio';
  headline: string;
  description: string;
  canonical_url?: string;
  duration?: number;
  /** Parts, with their beginning in seconds. */
  chapters?: { title: string; starts: number }[];
  streams: AnsStream[];
}
export interface QuoteElement extends Element {
  type: 'quote';
  content_elements: ContentElement[];
  /** Inline HTML. */
  citation?: string;
}
export interface ListElement extends Element {
  type: 'list';
  list_type: 'ordered' | 'unordered';
  items: ContentElement[];
}
export interface TableElement extends Element {
  type: 'table';
  /** A cell is a list of elements. */
  header: ContentElement[][];
  rows: ContentElement[][][];
  caption?: string;
}
export interface RawHtmlElement extends Element {
  type: 'raw_html';
  content: string;
}
export interface OembedElement extends Element {
  type: 'oembed_response';
  html: string;
  url?: string;
  title?: string;
  provider_name?: string;
  author_name?: string;
  thumbnail_url?: string;
  width?: number;
  height?: number;
}
export interface InterstitialLinkElement extends Element {
  type: 'interstitial_link';
  url: string;
  content: string;
  description?: string;
  image?: ImageElement;
}
export interface LinkListElement extends Element {
  type: 'link_list';
  title: string;
  items: ContentElement[];
}
export interface DividerElement extends Element {
  type: 'divider';
}
export interface CodeElement extends Element {
  type: 'code';
  content: string;
  language?: string;
}
export interface CorrectionElement extends Element {
  type: 'correction';
  correction_type: string;
  content: string;
}
export interface EndorsementElement extends Element {
  type: 'endorsement';
  content: string;
}
export interface NumericRatingElement extends Element {
  type: 'numeric_rating';
  numeric_rating: number;
  min: number;
  max: number;
  units: string;
}
export interface ReferenceElement extends Element {
  type: 'reference';
  referent: AnsReferent;
}
/** A story inside another story. */
export interface StoryElement extends Element {
  type: 'story';
  headline: string;
  description: string;
  canonical_url?: string;
  image?: ImageElement;
  content_elements: ContentElement[];
}
export interface ElementGroup extends Element {
  type: 'element_group';
  title?: string;
  content_elements: ContentElement[];
}
export interface CustomEmbedElement extends Element {
  type: 'custom_embed';
  embed: { id?: string; url?: string; config: JsonRecord };
}
/** A type that the site does not know. Its text stays readable; the rest is kept unchanged. */
export interface UnknownElement extends Element {
  type: 'unknown';
  original_type: string;
  /** The element's title, if it has one. */
  title?: string;
  content: string;
  content_elements: ContentElement[];
}

/** Every element of a story's body, a gallery, a list, a table cell or a promo item. */
export type ContentElement =
  | TextElement
  | HeaderElement
  | ImageElement
  | GalleryElement
  | VideoElement
  | AudioElement
  | QuoteElement
  | ListElement
  | TableElement
  | RawHtmlElement
  | OembedElement
  | InterstitialLinkElement
  | LinkListElement
  | DividerElement
  | CodeElement
  | CorrectionElement
  | EndorsementElement
  | NumericRatingElement
  | ReferenceElement
  | StoryElement
  | ElementGroup
  | CustomEmbedElement
  | UnknownElement;

export type ElementType = ContentElement['type'];
