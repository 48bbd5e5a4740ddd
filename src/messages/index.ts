import * as accounts from './accounts.ts';
import * as blocks from './blocks.ts';
import * as checkout from './checkout.ts';
import * as components from './components.ts';
import * as consent from './consent.ts';
import * as dates from './dates.ts';
import * as accountSettings from './account-settings.ts';
import * as documents from './documents.ts';
import * as errors from './errors.ts';
import * as formControls from './form-controls.ts';
import * as forms from './forms.ts';
import * as forums from './forums.ts';
import * as headers from './headers.ts';
import * as help from './help.ts';
import * as language from './language.ts';
import * as emailLinks from './email-links.ts';
import * as lists from './lists.ts';
import * as newsletter from './newsletter.ts';
import * as patterns from './patterns.ts';
import * as recording from './recording.ts';
import * as store from './store.ts';
import * as viewer from './viewer.ts';
import * as voice from './voice.ts';

const DICTIONARY = {
  ...components,
  ...blocks,
  ...formControls,
  ...forms,
  ...forums,
  ...headers,
  ...help,
  ...language,
  ...emailLinks,
  ...lists,
  ...newsletter,
  ...patterns,
  ...recording,
  ...store,
  ...viewer,
  ...voice,
  ...accountSettings,
  ...checkout,
  ...consent,
  ...accounts,
  ...dates,
  ...documents,
  ...errors,
};

/** Every default word, in groups by piece. */
export type Messages = typeof DICTIONARY;

/** Messages to replace; what is omitted stays as it is, in nested groups too. A list is replaced as a whole. */
export type MessagesOverride<W = Messages> = W extends readonly unknown[] | ((...given: never[]) => unknown)
  ? W
  : W extends object
    ? { readonly [K in keyof W]?: MessagesOverride<W[K]> | undefined }
    : W;

const isGroup = (messages: unknown): messages is Record<string, unknown> =>
  typeof messages === 'object' && messages !== null && !Array.isArray(messages);

function merged(messages: unknown, given: unknown): unknown {
  if (!isGroup(messages) || !isGroup(given)) return given ?? messages;
  const replaced = Object.entries(given).map(([name, word]) => [name, merged(messages[name], word)]);
  return { ...messages, ...Object.fromEntries(replaced) };
}

/**
 * Replaces default messages in everything rendered afterwards. Call it once at start-up, in the server and in the browser:
 * both render, and React compares what they wrote. A prop of a single piece overrides it.
 *
 * The dictionary is one for each process and page, not a React context, because server components, static HTML and
 * scripts without React read it too.
 */
export function setMessages(messages: MessagesOverride): void {
  for (const name of Object.keys(messages) as (keyof Messages)[]) {
    if (!(name in DICTIONARY)) throw new Error(`There is no group of messages '${name}'`);
    const group: object = DICTIONARY[name];
    const replaced = merged(group, messages[name]);
    if (Array.isArray(group)) group.splice(0, group.length, ...(replaced as unknown[]));
    else Object.assign(group, replaced);
  }
}
