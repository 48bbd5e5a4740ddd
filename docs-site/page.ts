import type { Maturity } from './maturity.ts';

/** A node of a page: of Markdown, or a part of the highlighted code in it. */
export interface Node {
  type: string;
  children?: Node[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean;
  start?: number | null;
  align?: (string | null)[];
  /** The place of a heading. */
  id?: string;
  /** A part of highlighted code. */
  properties?: { className?: string[] };
}

/** A story as a page shows it. */
export interface Shown {
  id: string;
  name: string;
  /** Its code, in its parts. */
  code: Node;
  /** It is drawn for this brand or mode only. */
  globals: Readonly<Record<string, string>>;
  /** In CSS pixels, before a script has measured it. */
  height: number;
  /** Designed for the width of a page, and shown smaller where there is less room. */
  isWide: boolean;
  /** The first of its page: its code is open. */
  isFirst: boolean;
}

/** A page of the site. */
export interface Page {
  /** Below the site's address, with a slash at its end: `guides/csp/`. The front page is empty. */
  path: string;
  title: string;
  /** One sentence, also for lists and search engines. */
  description: string;
  body: Node[];
  /** The page as Markdown, for tools. */
  markdown: string;
  /** The file of its text in the repository, relative to the root. Pages made of data have none. */
  file?: string;
  /** By the name of the story's export. */
  examples?: Readonly<Record<string, Shown>>;
  /** Above the title: where the piece is imported from, and its sizes. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Of a piece. */
  maturity?: Maturity;
  /** Files of a piece: their words and their place in the repository. */
  sources?: readonly (readonly [words: string, file: string])[];
  /** Pieces that the page shows as pictures, in the order of its headings. */
  catalogue?: Section['groups'];
}

/** A group of pages in the order in which they are read. */
export interface Section {
  title: string;
  /** Groups inside: the pieces by task. */
  groups: { title: string; pages: Page[] }[];
}
