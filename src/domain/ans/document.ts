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
import type { SearchDetails } from '../search/details.ts';
import type { ContentElement, ImageElement, VideoElement } from './element.ts';

/**
 * The fields of every normalised document. Lists and texts are always present (possibly empty), so that a view
 * need not check whether `headlines` exists. Dates are the source's ISO strings, absent when unreadable.
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
  /** The rights holder. Not a byline. */
  copyright?: string;
  created_date?: string;
  publish_date?: string;
  first_publish_date?: string;
  display_date?: string;
  last_updated_date?: string;
  /** The place that a story is reported from, which agencies print before the text: 'Washington, D.C.'. */
  dateline?: string;
  /** Printed after the last paragraph: contributors, first publication. Inline HTML. */
  sign_off?: string;
  credits: AnsCredits;
  taxonomy: AnsTaxonomy;
  label: Record<string, AnsLabel>;
  promo_items: Record<string, ContentElement>;
  related_content: { basic: ContentElement[]; redirect: { canonical_url: string; redirect_url: string }[] };
  content_elements: ContentElement[];
  corrections: AnsCorrection[];
  /** `content_code` is normalised. An unreadable restriction gets the code that locks. */
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
  chapters?: NonNullable<VideoElement['chapters']>;
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

/** A list of documents, as content sources return it. */
export interface Feed {
  content_elements: AnsDocument[];
  /** Total number of items. */
  count: number;
  /** Offset of the next page; absent on the last page. */
  next?: number;
  previous?: number;
  /** Of a search. */
  search?: SearchDetails;
}

/** The author record of the authors source. */
export interface AuthorRecord extends AnsAuthor {
  _id: string;
  images_data?: ImageElement['images_data'];
}
