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
}

/** The server's answer. Its scripts do not run. */
export interface PreviewReply {
  head: {
    /** The CSS of the page. */
    styles: string;
    /** The attributes of its `html` and `body`, as brand and mode. */
    attributes: { html: Record<string, string>; body: Record<string, string> };
  };
  /** The HTML of the layout, in which each region is an empty element with `data-region`. */
  frame: string;
  /** The HTML of each placement by its id; '' for one that shows nothing. */
  blocks: Record<string, string>;
  notes: readonly DraftNote[];
  /** Bytes before compression. */
  weight: { html: number; css: number };
  /** Milliseconds that the server needed. */
  ms: number;
}
