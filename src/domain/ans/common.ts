/** JSON that the site passes on without interpreting it (`additional_properties`, an embed's configuration). */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonRecord = { [key: string]: Json };

/** A text in its editions. The site shows `basic`. It may contain inline HTML: sanitise it before printing. */
export interface AnsText {
  basic: string;
  [edition: string]: string;
}

export interface AnsSocialLink {
  site: string;
  url: string;
}

/** A credited person: the writer of a story, the photographer of an image. */
export interface AnsAuthor {
  _id?: string;
  type: 'author';
  /** The printed name. Empty only when the source has no name. */
  name: string;
  byline?: string;
  slug?: string;
  url?: string;
  /** Address of the portrait. */
  image?: string;
  org?: string;
  role?: string;
  description?: string;
  bio_page?: string;
  social_links: AnsSocialLink[];
}

export interface AnsCredits {
  by: AnsAuthor[];
  affiliation: { name: string }[];
}

/** `_id` is the section's path with a leading slash, as in '/deportes'. */
export interface AnsSection {
  _id: string;
  name: string;
  path: string;
  parent_id?: string;
  website?: string;
}

export interface AnsTag {
  text: string;
  slug: string;
  description?: string;
}

export interface AnsTaxonomy {
  primary_section?: AnsSection;
  sections: AnsSection[];
  tags: AnsTag[];
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

export interface AnsStream {
  url: string;
  stream_type?: string;
  /** Kilobits per second. */
  bitrate?: number;
  width?: number;
  height?: number;
  /** Bytes. */
  filesize?: number;
}

export interface AnsReferent {
  id?: string;
  type?: string;
  provider?: string;
  service?: string;
}

export interface AnsLabel {
  text: string;
  url?: string;
  display?: boolean;
}

export interface AnsCorrection {
  correction_type: string;
  text: string;
}
