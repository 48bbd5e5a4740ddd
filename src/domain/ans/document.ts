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
  /** Version of the format, as '0.10.11'. */
  version?: string;
  /** Kind of a story, which decides its layout, as 'noticia'; empty without one. */
  subtype: string;
  /** As 'es-CO'. */
  language?: string;
  headlines: AnsText;
  /** The standfirst. */
  subheadlines: AnsText;
  /** For search engines, and the standfirst of a story without one. */
  description: AnsText;
  /** Path on the site that reads; empty without one. */
  canonical_url: string;
  /** Id of the site that published it first. */
  canonical_website?: string;
  /** The path on the site that published it first; absent if that is the site that reads. */
  original?: { website: string; url: string };
  /** The rights holder. Not a byline. */
  copyright?: string;
  created_date?: string;
  /** Of the present version; `first_publish_date` of the first one. */
  publish_date?: string;
  first_publish_date?: string;
  /** The date that editors show to readers. It has precedence over the others. */
  display_date?: string;
  last_updated_date?: string;
  /** The place that a story is reported from, which agencies print before the text: 'Washington, D.C.'. */
  dateline?: string;
  /** Printed after the last paragraph: contributors, first publication. Inline HTML. */
  sign_off?: string;
  credits: AnsCredits;
  taxonomy: AnsTaxonomy;
  /** Labels by name; `basic` is the kicker. */
  label: Record<string, AnsLabel>;
  /** Elements for lists by name; `basic` is the picture of the document. */
  promo_items: Record<string, ContentElement>;
  /** Documents that editors added, and the address of a document that has moved. */
  related_content: { basic: ContentElement[]; redirect: { canonical_url: string; redirect_url: string }[] };
  /** The body of a story, the pictures of a gallery. */
  content_elements: ContentElement[];
  corrections: AnsCorrection[];
  /** `content_code` is normalised. An unreadable restriction gets the code that locks. */
  content_restrictions: { content_code?: string };
  /** The owner. `sponsored` marks paid content. */
  owner: { id?: string; name?: string; sponsored: boolean };
  /** The system or agency that the document comes from. */
  source: { system?: string; name?: string };
  /** Fields that the format does not name. */
  additional_properties?: JsonRecord;
}

/** An article. */
export interface Story extends AnsDocumentBase {
  type: 'story';
}
/** Its pictures are the image elements of `content_elements`. */
export interface Gallery extends AnsDocumentBase {
  type: 'gallery';
}
/** A film with a page. */
export interface Video extends AnsDocumentBase {
  type: 'video';
  /** Milliseconds. */
  duration?: number;
  /** As 'clip' or 'live'. */
  video_type?: string;
  /** Id of the same film at YouTube. */
  youtube_content_id?: string;
  /** Markup of a player of another site. */
  embed_html?: string;
  streams: AnsStream[];
  subtitles: VideoElement['subtitles'];
  /** Parts, with their beginning in seconds. */
  chapters?: NonNullable<VideoElement['chapters']>;
  transcript?: string;
  /** The picture before the film starts. */
  promo_image?: ImageElement;
}
/** A list of documents that editors arranged. */
export interface Collection extends AnsDocumentBase {
  type: 'collection';
}
/** A picture with a page. */
export interface ImageDocument extends AnsDocumentBase {
  type: 'image';
  image: ImageElement;
}

/** Every document that the site reads. */
export type AnsDocument = Story | Gallery | Video | Collection | ImageDocument;
export type DocumentType = AnsDocument['type'];

/** A list of documents, as content sources return it. */
export interface Feed {
  content_elements: AnsDocument[];
  /** Total number of items. */
  count: number;
  /** Offset of the next page; absent on the last page. */
  next?: number;
  /** Offset of the previous page; absent on the first page. */
  previous?: number;
  /** Of a search. */
  search?: SearchDetails;
}

/** The author record of the authors source. */
export interface AuthorRecord extends AnsAuthor {
  _id: string;
  images_data?: ImageElement['images_data'];
}
