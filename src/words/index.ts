import * as accounts from './accounts.ts';
import * as blocks from './blocks.ts';
import * as checkout from './checkout.ts';
import * as components from './components.ts';
import * as consent from './consent.ts';
import * as dates from './dates.ts';
import * as desk from './desk.ts';
import * as documents from './documents.ts';
import * as errors from './errors.ts';
import * as forms from './forms.ts';
import * as forums from './forums.ts';
import * as help from './help.ts';
import * as letters from './letters.ts';
import * as lists from './lists.ts';
import * as newsletter from './newsletter.ts';
import * as patterns from './patterns.ts';
import * as recording from './recording.ts';
import * as store from './store.ts';
import * as viewer from './viewer.ts';

const DICTIONARY = {
  ...components,
  ...blocks,
  ...forms,
  ...forums,
  ...help,
  ...letters,
  ...lists,
  ...newsletter,
  ...patterns,
  ...recording,
  ...store,
  ...viewer,
  ...desk,
  ...checkout,
  ...consent,
  ...accounts,
  ...dates,
  ...documents,
  ...errors,
};

/** Every default word, in groups by piece. */
export type Words = typeof DICTIONARY;

/** Words to replace; what is omitted stays as it is. */
export type WordsOverride = { readonly [G in keyof Words]?: Partial<Readonly<Words[G]>> };

/**
 * Replaces default words in everything rendered afterwards. Call it once at start-up, in the server and in the browser:
 * both render, and React compares what they wrote. A prop of a single piece overrides it.
 *
 * The dictionary is one for each process and page, not a React context, because server components, static HTML and
 * scripts without React read it too.
 */
export function setWords(words: WordsOverride): void {
  for (const group of Object.keys(words) as (keyof Words)[]) {
    if (!(group in DICTIONARY)) throw new Error(`There is no group of words '${group}'`);
    Object.assign(DICTIONARY[group], words[group]);
  }
}
