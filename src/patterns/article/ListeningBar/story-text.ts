import { LOCKED_PART_CLASS } from '../../../domain/article/locked-article.ts';
import { sentencesOf } from '../../../domain/listening/sentences.ts';
import { METERED_PART_CLASS } from '../ArticlePage/lock-article.ts';
import { recordingIn, type ListenedRecording } from '../ListenButtons/listen-data.ts';

/** The text of a story that can be heard, as its page shows it to this reader. */
export interface StoryText {
  readonly sentences: readonly string[];
  /** The server sent the free part only, or the paywall's script has left it. */
  readonly locked: boolean;
  /** The paywall's script may lock it on its page. */
  readonly metered: boolean;
  /** It is the page that the reader sees, with what a script has changed since. */
  readonly here: boolean;
  /** The page that sells the rest. */
  readonly subscribe?: string | undefined;
  /** A recording of the story, which is played in place of a voice. */
  readonly recording?: ListenedRecording | undefined;
}

const BODY = '.article-body';
const HEAD = 'article :is(h1, header .standfirst)';
const WORDS = 'p, h2, h3, h4, h5, h6, li, figcaption';
/** Parts of a body that are text of the story. Everything else, such as ads, links and tables, is not read aloud. */
const STORY = `${BODY}, blockquote, ul, ol, li, label, .html, .rt-body-quote, .rt-body-time-stamp, .rt-body-recipe`;
const NOT_READ = '.endorsement, .rt-body-rating';

function isStory(part: Element, body: Element): boolean {
  if (part.matches(NOT_READ) || part.querySelector('p, li')) return false;
  for (let around = part.parentElement; around && around !== body; around = around.parentElement)
    if (!around.matches(STORY)) return false;
  return true;
}

const partsOf = (page: Document): Element[] => [
  ...page.querySelectorAll(HEAD),
  ...[...page.querySelectorAll(`article ${BODY}`)].flatMap((body) =>
    [...body.querySelectorAll(WORDS)].filter((part) => isStory(part, body)),
  ),
];

/**
 * The text of an article's page: headline, standfirst and body, sentence by sentence. It is what the server gave to this
 * reader, and nothing else is ever read aloud.
 * @param page the page that is shown, or one that was fetched
 */
export function storyText(page: Document): StoryText {
  const text = page.querySelector<HTMLElement>('article .text');
  const language = page.documentElement.lang || 'es';
  const box = text?.querySelector<HTMLAnchorElement>(`.${LOCKED_PART_CLASS} a[href]`);
  return {
    sentences: partsOf(page).flatMap((part) => sentencesOf(part.textContent ?? '', language)),
    locked: text?.dataset['locked'] !== undefined,
    metered: Boolean(text?.querySelector(`.${METERED_PART_CLASS}`)),
    here: page === globalThis.document,
    ...(box && { subscribe: box.getAttribute('href')! }),
    recording: recordingIn(page),
  };
}

/**
 * The text as this reader may hear it. The server sends a story that the paywall counts whole, because search engines
 * read it, and its page decides how much of it is shown: elsewhere no more is read aloud than its page showed.
 */
export function audibleText(
  found: StoryText,
  { path, shown = 0 }: { path: string; shown?: number | undefined },
): StoryText {
  if (found.here || !found.metered || shown >= found.sentences.length) return found;
  return { ...found, sentences: found.sentences.slice(0, shown), locked: true, subscribe: path };
}
