import type { PageDocument } from '../domain/page/document.ts';
import type { DraftNote } from './guard-rails.ts';

/** A question of an editor to a site's server: a draft as readers would get it, in the parts of an editor's canvas. */
export interface PreviewRequest {
  /** The page's name, see `PageName` of `rotativa/providers`. */
  page: string;
  /** An address of that kind of page. @defaultValue one that the site knows */
  path?: string | undefined;
  document: PageDocument;
  /** The instant for which it is prepared, in ISO 8601. @defaultValue now */
  at?: string | undefined;
  /** @defaultValue 'anonymous' */
  reader?: 'anonymous' | 'registered' | 'subscribed' | undefined;
  /** @defaultValue as the page decides */
  mode?: 'light' | 'dark' | undefined;
  /** Whether the links are asked for an answer, which takes seconds. @defaultValue false: only known answers are judged */
  links?: boolean | undefined;
  /** The tags of styles and HTML that the caller has: the answer leaves them out. @defaultValue none */
  known?: readonly string[] | undefined;
}

/** A story of a placement, as an editor recognises it. */
export interface PlacementStory {
  id: string;
  headline: string;
  /** The path of its page. */
  path: string;
  /** The name of its main section; '' for none. */
  section: string;
  /** ISO 8601 in UTC; '' without a readable date. */
  published: string;
}

/** A story that a placement would show if the page did not show it, or its picture, already. */
export interface LeftOutStory extends PlacementStory {
  why: 'shown-elsewhere' | 'same-picture';
  /** The placement that shows it; null for none, such as the story of the page itself. */
  by: string | null;
}

/** The stories of a placement. Long lists are cut: see `PLACEMENT_STORIES`. */
export interface PlacementStories {
  shown: readonly PlacementStory[];
  left: readonly LeftOutStory[];
}

/** The server's answer. Its scripts do not run. */
export interface PreviewReply {
  head: {
    /** The CSS of the page; '' if its tag is known. */
    styles: string;
    /** The attributes of its `html` and `body`, as brand and mode. */
    attributes: { html: Record<string, string>; body: Record<string, string> };
  };
  /** The HTML of the layout, in which each region is an empty element with `data-region`. */
  frame: string;
  /** The HTML of each placement by its id; '' for one that shows nothing. Those whose tag is known are absent. */
  blocks: Record<string, string>;
  /**
   * Names the styles, and the HTML of each placement that is shown, by what is in them. Absent: the server leaves nothing
   * out.
   */
  tags?: { styles: string; blocks: Readonly<Record<string, string>> } | undefined;
  /** The stories of the placements that choose some, by id. Blocks that choose none are absent. */
  stories: Readonly<Record<string, PlacementStories>>;
  notes: readonly DraftNote[];
  /** Bytes before compression. */
  weight: { html: number; css: number };
  /** Milliseconds that the server needed. */
  ms: number;
}
