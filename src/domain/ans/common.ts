/** JSON that the site passes on without interpreting it (`additional_properties`, an embed's configuration). */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** An object of such JSON. */
export type JsonRecord = { [key: string]: Json };

/** A text in its editions. The site shows `basic`. It may contain inline HTML: sanitise it before printing. */
export interface AnsText {
  basic: string;
  [edition: string]: string;
}

/** An account of an author in a social network. */
export interface AnsSocialLink {
  /** Name of the network, as 'twitter'. */
  site: string;
  /** Address of the account, or only its name. */
  url: string;
}

/** A credited person: the writer of a story, the photographer of an image. */
export interface AnsAuthor {
  _id?: string;
  type: 'author';
  /** The printed name. Empty only when the source has no name. */
  name: string;
  /** The name with its introduction, as it is printed above a story. */
  byline?: string;
  /** Id of the author in addresses. */
  slug?: string;
  /** Path of the author's page on the source's site. */
  url?: string;
  /** Address of the portrait. */
  image?: string;
  /** The agency or publication that the person works for. */
  org?: string;
  role?: string;
  description?: string;
  /** Address of a page about the person. */
  bio_page?: string;
  social_links: AnsSocialLink[];
}

/** Those who made a document or an image. */
export interface AnsCredits {
  by: AnsAuthor[];
  /** Agencies, printed after the persons. */
  affiliation: { name: string }[];
}

/** `_id` is the section's path with a leading slash, as in '/deportes'. The name is plain text. */
export interface AnsSection {
  _id: string;
  name: string;
  path: string;
  /** `_id` of the section above; absent for a section of the first level. */
  parent_id?: string;
  /** Id of the site that the section belongs to. */
  website?: string;
}

/** A topic that editors gave a document. */
export interface AnsTag {
  /** Plain text. */
  text: string;
  /** The tag in addresses and in requests of feeds. */
  slug: string;
  description?: string;
}

/** The sections and topics of a document. */
export interface AnsTaxonomy {
  /** The section that decides address, kicker and layout. */
  primary_section?: AnsSection;
  sections: AnsSection[];
  tags: AnsTag[];
  /** For search engines. */
  keywords: string[];
}

/** The point of interest, in pixels of the original from its top left corner. */
export interface AnsFocalPoint {
  x: number;
  y: number;
}

/** A stored size of an image: width × height in pixels. */
export interface AnsRendition {
  url: string;
  width?: number;
  height?: number;
}

/** Sizes that the image service prepared: `intrinsic` keeps the original's aspect ratio, `fill` is cropped. */
export interface AnsImagesData {
  intrinsic: AnsRendition[];
  fill: AnsRendition[];
}

/** A file of a video or a recording, in one size. */
export interface AnsStream {
  url: string;
  /** Format, as 'mp4' or 'ts' (HLS). */
  stream_type?: string;
  /** Kilobits per second. */
  bitrate?: number;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Bytes. */
  filesize?: number;
}

/** The document that a reference leads to. */
export interface AnsReferent {
  id?: string;
  type?: string;
  provider?: string;
  service?: string;
}

/** A mark on a document, such as its kicker. */
export interface AnsLabel {
  text: string;
  url?: string;
  /** False for a label that readers do not see. */
  display?: boolean;
}

/** A correction that a story ends or begins with. */
export interface AnsCorrection {
  /** Kind of the correction, as 'correction' or 'clarification'. */
  correction_type: string;
  text: string;
}
