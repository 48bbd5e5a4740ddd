/**
 * The visible state after a key. A selector has the name of what it finds first (the value of a field, the label of a
 * switch), `true` for anything, or `false` for nothing. `@pressed` is the control that was pressed last, `@sent` the button
 * whose form went to a server, `@played` the film or recording that a key plays, `@opened` the host of a new window,
 * `@left` the path that the page goes to, `@printed` whether it is printed. `@active` the option that a field points to. `@scrolled` is true when a box around the focus has scrolled.
 */
export type Shown = Readonly<Record<string, string | boolean>>;

/**
 * A key as the tables write it, and what it leads to, which was not there before. The next step begins there. With
 * `stays` the key changes nothing: what is shown was there before it.
 */
export type Step = readonly [key: string, shown: Shown, stays?: 'stays'];

/**
 * Tab goes from the beginning of the story to its end: it reaches every visible element of the selector, in the order of
 * the document, and nothing else. Without a selector it reaches nothing.
 */
export interface Sweep {
  stops: string | undefined;
  keys: readonly string[];
  /** Enter on each link that it reaches goes to the address of the link. */
  follows: boolean;
}

export const through = (stops: string): Sweep => ({ stops, keys: ['Tab'], follows: false });
/** Tab finds no control. */
export const nothing: Sweep = { stops: undefined, keys: ['Tab'], follows: false };
export const follows = (stops: string): Sweep => ({ stops, keys: ['Tab', 'Enter'], follows: true });

/** Steps, or a sweep for a row that says where Tab goes or that Enter follows links. */
export type Row = readonly Step[] | Sweep;

/** A way through one story. */
export interface Walk {
  story: string;
  /** The element with the focus at first; by default none, so that the first Tab leads to the story's first stop. */
  start?: string;
  /** Of the window. The default is 640. */
  width?: number;
  /** By the first cell of their row in the table. */
  rows: Readonly<Record<string, Row>>;
}

export interface Pattern {
  /** The page under https://www.w3.org/WAI/ARIA/apg/patterns/, for a piece that follows one. */
  guide?: string;
  walks: readonly Walk[];
}

/** The stops of Tab in a page. A group of radios has one stop. */
export const CONTROLS =
  'a[href], button, input:not([type="hidden"], [type="radio"]:not(:checked)), select, textarea, summary, [role="group"][tabindex="0"], [role="application"][tabindex="0"]';

/** The sentences that a page may have instead of a table. It is true in every story of the piece. */
const SENTENCES: Readonly<Record<string, Sweep>> = {
  'Only links, in reading order.': follows('a[href]'),
  'Only its content, in reading order.': through(CONTROLS),
  'Not focusable.': nothing,
};

/** The meaning of the sentence of a page without a table. */
export const sentenceOf = (section: string): Sweep | undefined =>
  Object.entries(SENTENCES).find(([sentence]) => section.startsWith(sentence))?.[1];

/** Rows say `letters` or `a letter`; the test presses one. */
export const isLetter = (key: string): boolean => key.length === 1 || key === 'letters' || key === 'a letter';

/** The keys that a row names: `Enter, Space on a question` names two. */
export const keysOf = (row: string): string[] =>
  row
    .replace(/ (in|on) .*/, '')
    .split(', ')
    .map((key) => (isLetter(key) ? 'a letter' : key));

export const keysPressed = (row: Row): readonly string[] =>
  'stops' in row ? row.keys : row.map(([key]) => (isLetter(key) ? 'a letter' : key));
