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

/** A paragraph. */
export interface TextElement extends Element {
  type: 'text';
  /** Inline HTML. */
  content: string;
  /** The first letter is set large. */
  dropcap?: boolean;
}
/** A heading inside a body. */
export interface HeaderElement extends Element {
  type: 'header';
  /** Of the source, 2 without one. The body passes fit it into the outline of the page. */
  level: number;
  /** Inline HTML. */
  content: string;
}
/** A picture with its texts and sizes. */
export interface ImageElement extends Element {
  type: 'image';
  url: string;
  /** Pixels of the original, like `height`. */
  width?: number;
  height?: number;
  caption?: string;
  /** The title of the picture. */
  subtitle?: string;
  alt_text?: string;
  copyright?: string;
  credits: AnsCredits;
  focal_point?: AnsFocalPoint;
  images_data?: AnsImagesData;
  /** Stored sizes without a crop. */
  renditions: AnsRendition[];
  /** The target of a click on the image. */
  link?: string;
  /** The signature that the image service requires for resized addresses. */
  auth?: string;
}
/** A gallery inside a body; its pictures are its image elements. */
export interface GalleryElement extends Element {
  type: 'gallery';
  headline: string;
  description: string;
  canonical_url?: string;
  content_elements: ContentElement[];
}
/** A film inside a body. */
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
/** A recording: a podcast, a read text. */
export interface AudioElement extends Element {
  type: 'audio';
  headline: string;
  description: string;
  canonical_url?: string;
  /** Milliseconds. */
  duration?: number;
  /** Parts, with their beginning in seconds. */
  chapters?: { title: string; starts: number }[];
  streams: AnsStream[];
}
/** A quotation, as a list of paragraphs. */
export interface QuoteElement extends Element {
  type: 'quote';
  content_elements: ContentElement[];
  /** Inline HTML. */
  citation?: string;
}
/** A list, whose items are paragraphs or lists. */
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
/** Markup that an editor wrote. */
export interface RawHtmlElement extends Element {
  type: 'raw_html';
  /** Any HTML, with scripts too: sanitise it before printing. */
  content: string;
}
/** A post, a film or a document of another site, as that site describes it. */
export interface OembedElement extends Element {
  type: 'oembed_response';
  /** Markup of the other site. */
  html: string;
  url?: string;
  title?: string;
  provider_name?: string;
  author_name?: string;
  thumbnail_url?: string;
  /** Pixels. */
  width?: number;
  height?: number;
}
/** A link to another story between two paragraphs. */
export interface InterstitialLinkElement extends Element {
  type: 'interstitial_link';
  url: string;
  content: string;
  description?: string;
  image?: ImageElement;
}
/** A list of links with a title. */
export interface LinkListElement extends Element {
  type: 'link_list';
  title: string;
  items: ContentElement[];
}
/** A line between two parts. */
export interface DividerElement extends Element {
  type: 'divider';
}
/** Source code. */
export interface CodeElement extends Element {
  type: 'code';
  content: string;
  /** The programming language. */
  language?: string;
}
/** A correction at its place in the body. */
export interface CorrectionElement extends Element {
  type: 'correction';
  correction_type: string;
  content: string;
}
/** A recommendation of the newsroom. */
export interface EndorsementElement extends Element {
  type: 'endorsement';
  content: string;
}
/** A rating on a scale from `min` to `max`. */
export interface NumericRatingElement extends Element {
  type: 'numeric_rating';
  numeric_rating: number;
  min: number;
  max: number;
  /** As 'estrellas'; empty without one. */
  units: string;
}
/** A document that the service has not put in its place. */
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
/** Elements that belong together, with or without a title. */
export interface ElementGroup extends Element {
  type: 'element_group';
  title?: string;
  content_elements: ContentElement[];
}
/** An element that a plug-in of the newsroom writes. */
export interface CustomEmbedElement extends Element {
  type: 'custom_embed';
  /** `config` has the data; its form depends on `subtype`. */
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
