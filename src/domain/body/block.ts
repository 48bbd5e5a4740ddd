import type { JsonRecord } from '../ans/common.ts';
import type { Graphic } from '../graphic/graphic.ts';
import type { VideoPlayer } from '../video/player.ts';

/** An image as views use it. Addresses are safe; sizes are in pixels. */
export interface Picture {
  url: string;
  width?: number;
  height?: number;
  /** Never undefined: an empty text marks a decorative image. */
  alt: string;
  /** CSS `object-position`, from the focal point. */
  position?: string;
  /** The focal point was chosen for one place: the whole picture is asked for, and cut around it. */
  whole?: true;
  /** The signature that the image service requires for resized addresses. */
  auth?: string;
  /** Stored sizes of the source, widest last. */
  renditions: { url: string; width: number; height?: number }[];
}

/**
 * `text` joins caption and credit with ' | Foto: ' or ' | Ilustración: '. `caption` is sanitised inline HTML.
 * `credit` is '' when the caption already ends with it.
 * @see N5
 */
export interface Caption {
  text: string;
  caption: string;
  credit: string;
}

/** A picture of a gallery with its texts. */
export interface GalleryPicture {
  id: string;
  picture: Picture;
  subtitle: string;
  caption: Caption;
}

/** The words beside a picture, plain. Empty ones are left out. */
export interface Scene {
  title: string;
  paragraphs: string[];
  quote: string;
  /** Whose quote it is. */
  by: string;
}

/** The form of a gallery in a text: with a scene beside each, or as one place at two times. */
export type GalleryForm = { type: 'scenes'; scenes: Scene[] } | { type: 'pair' };

/** A link of a list. */
export interface LinkItem {
  /** Absent when the source has no address or an unsafe one. The text is then shown without a link. */
  href?: string;
  html: string;
  description?: string;
}

interface Base {
  /** Unique in the body and valid as an HTML id. */
  id: string;
}
type Alignment = 'left' | 'right' | 'center';

/** Every field named `html` is sanitised by `html/policy.ts` and may be set as inner HTML. */
export type TextBlock = Base & { type: 'text'; html: string; dropCap?: boolean; alignment?: Alignment };
/** A heading inside the text. */
export type HeaderBlock = Base & {
  type: 'header';
  level: 2 | 3 | 4 | 5 | 6;
  html: string;
  /** The level for assistive technology, if `level` leaves a gap in the outline. */
  outline?: 2 | 3 | 4 | 5 | 6;
};
/** An update: the printed time, its instant (empty when it cannot be computed), and the remaining text. @see N9 */
export type TimeStampBlock = Base & {
  type: 'time-stamp';
  time: string;
  dateTime: string;
  level: 2;
  html: string;
};
/** A quotation. `pull` is one that repeats the text. */
export type QuoteBlock = Base & {
  type: 'quote';
  variant: 'quote' | 'pull';
  blocks: BodyBlock[];
  citation?: string;
};
/** A picture with its caption. `href` is the target of a click. */
export type ImageBlock = Base & {
  type: 'image';
  picture: Picture;
  caption: Caption;
  alignment?: Alignment;
  href?: string;
};
/** Pictures to page through, or told in a form. `href` is the gallery's page. */
export type GalleryBlock = Base & {
  type: 'gallery';
  title: string;
  href?: string;
  images: GalleryPicture[];
  form?: GalleryForm;
};
/** A film of the article. */
export type VideoBlock = Base & { type: 'video'; player: VideoPlayer; title: string; description: string };
/** A recording. The sources are the same sound in several formats. */
export type AudioBlock = Base & {
  type: 'audio';
  title: string;
  /** `bytes` is the size of the file, which a podcast's feed names. */
  sources: { src: string; type?: string; bytes?: number }[];
  durationMs?: number;
  chapters?: { title: string; startMs: number }[];
};
/** A list, whose items may hold lists. */
export type ListBlock = Base & { type: 'list'; ordered: boolean; items: { blocks: BodyBlock[] }[] };
/** A table with a heading for each column. */
export type TableBlock = Base & {
  type: 'table';
  caption?: string;
  /** Each cell is sanitised HTML. */
  header: string[];
  rows: string[][];
};
/** A table that is drawn. */
export type GraphicBlock = Base & { type: 'graphic'; graphic: Graphic };
/** Sanitised raw HTML. `textual` if it comes from a text element, and therefore counts as text for ad positions. */
export type HtmlBlock = Base & { type: 'html'; html: string; textual?: boolean };
/** A PDF document in a frame, `height` pixels high. */
export type PdfBlock = Base & { type: 'pdf'; src: string; height: 600; title: string };
/** A post of a social network, as that network's markup, with the post's address. */
export type SocialPostBlock = Base & {
  type: 'social-post';
  network: SocialNetwork;
  html: string;
  href?: string;
};
/** Content of another site, as that site's markup. */
export type EmbedBlock = Base & {
  type: 'embed';
  provider: string;
  title: string;
  html: string;
  href?: string;
};
/** A link to another story between two paragraphs. */
export type InterstitialBlock = Base & {
  type: 'interstitial';
  /** 'Contexto:'. */
  label: string;
  href: string;
  html: string;
  description?: string;
};
/** A list of links with a title. */
export type LinkListBlock = Base & { type: 'link-list'; title: string; items: LinkItem[] };
/** A story that an editor put into the text. */
export type RelatedStoryBlock = Base & {
  type: 'related-story';
  href: string;
  headline: string;
  description: string;
  picture?: Picture;
};
/** A line between two parts. */
export type DividerBlock = Base & { type: 'divider' };
/** Source code. */
export type CodeBlock = Base & { type: 'code'; code: string; language?: string };
/** A correction at its place in the text. */
export type CorrectionBlock = Base & { type: 'correction'; label: string; html: string };
/** A recommendation of the newsroom. */
export type EndorsementBlock = Base & { type: 'endorsement'; html: string };
/** A rating on a scale from `min` to `max`. */
export type RatingBlock = Base & { type: 'rating'; value: number; min: number; max: number; units: string };
/** A recipe in place of its headings and lists. Ingredients and steps are sanitised HTML. @see N2 */
export type RecipeBlock = Base & {
  type: 'recipe';
  /** '6 porciones'. */
  yields?: string;
  minutes?: number;
  ingredients: string[];
  steps: string[];
};
/** An element of a newsroom's plug-in. `config` is its data, unread. */
export type CustomEmbedBlock = Base & {
  type: 'custom-embed';
  subtype: string;
  embedId?: string;
  href?: string;
  title: string;
  config: JsonRecord;
};
/** An ad slot for one kind of device: every insertion position creates two blocks. @see N4 */
export type AdBlock = Base & {
  type: 'ad';
  slot: string;
  size: string;
  display: 'mobile' | 'desktop';
  /** Whether only an ad server fills it: without one it takes no space. */
  opens?: boolean;
};
/** The place of the video for readers of some countries. */
export type GeoVideoBlock = Base & { type: 'geo-video-player' };
/** The place of a video after the text. */
export type VideoPlayerBlock = Base & { type: 'video-player' };
/** The place of recommended stories. */
export type RecommendationsBlock = Base & { type: 'recommendations' };
/** The place of the most read stories, on a page without a side column. */
export type MostReadBlock = Base & { type: 'most-read' };

/** The networks whose posts have a view. */
export type SocialNetwork = 'instagram' | 'twitter' | 'facebook' | 'tiktok' | 'other';

/**
 * A block of an article's body. A body is a plain, serialisable list of blocks; views switch over `type`.
 * @see N3
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
  | GraphicBlock
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
  | RecipeBlock
  | CustomEmbedBlock
  | AdBlock
  | GeoVideoBlock
  | VideoPlayerBlock
  | RecommendationsBlock
  | MostReadBlock;

export type BodyBlockType = BodyBlock['type'];

/** Something that a pass omitted or read in an unusual way. For the server's log, in English. */
export interface BodyLogEntry {
  type: string;
  /** Id of the element; empty if it has none. */
  id: string;
  reason: string;
}
