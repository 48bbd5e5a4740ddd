import type {
  AnsAuthor,
  AnsCorrection,
  AnsCredits,
  AnsLabel,
  AnsStream,
  AnsTaxonomy,
  AnsText,
  JsonRecord,
} from './common.ts';
import type { ContentElement, ImageElement, VideoElement } from './element.ts';

/**
 * What every normalised document carries. Lists and texts are always present (possibly empty), so that a
 * view never asks whether `headlines` exists; dates are the source's ISO strings, absent when unreadable.
 * @see 001 §3
 */
export interface AnsDocumentBase {
  _id: string;
  version?: string;
  subtype: string;
  language?: string;
  headlines: AnsText;
  subheadlines: AnsText;
  description: AnsText;
  canonical_url: string;
  canonical_website?: string;
  /** The byline line of the story, not a licence. */
  copyright?: string;
  created_date?: string;
  publish_date?: string;
  first_publish_date?: string;
  display_date?: string;
  last_updated_date?: string;
  location?: string;
  credits: AnsCredits;
  taxonomy: AnsTaxonomy;
  label: Record<string, AnsLabel>;
  promo_items: Record<string, ContentElement>;
  related_content: { basic: ContentElement[]; redirect: { canonical_url: string; redirect_url: string }[] };
  content_elements: ContentElement[];
  corrections: AnsCorrection[];
  content_restrictions: { content_code?: string };
  owner: { id?: string; name?: string; sponsored: boolean };
  source: { system?: string; name?: string };
  additional_properties?: JsonRecord;
}

export interface Story extends AnsDocumentBase {
  type: 'story';
}
/** Its pictures are the image elements of `content_elements`. */
export interface Gallery extends AnsDocumentBase {
  type: 'gallery';
}
export interface Video extends AnsDocumentBase {
  type: 'video';
  /** Milliseconds. */
  duration?: number;
  video_type?: string;
  youtube_content_id?: string;
  embed_html?: string;
  streams: AnsStream[];
  subtitles: VideoElement['subtitles'];
  transcript?: string;
  promo_image?: ImageElement;
}
export interface Collection extends AnsDocumentBase {
  type: 'collection';
}
export interface ImageDocument extends AnsDocumentBase {
  type: 'image';
  image: ImageElement;
}

export type AnsDocument = Story | Gallery | Video | Collection | ImageDocument;
export type DocumentType = AnsDocument['type'];

/** A list of documents as the content sources answer it. @see 002 §3 */
export interface Feed {
  content_elements: AnsDocument[];
  /** How many items exist in all. */
  count: number;
  /** Offset of the next page; absent on the last one. */
  next?: number;
  previous?: number;
}

/** The author record of the authors source. @see 001 §2 */
export interface AuthorRecord extends AnsAuthor {
  _id: string;
  images_data?: ImageElement['images_data'];
}
