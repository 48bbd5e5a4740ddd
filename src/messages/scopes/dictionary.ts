import * as accounts from '../accounts.ts';
import * as blocks from '../blocks.ts';
import * as checkout from '../checkout.ts';
import * as components from '../components.ts';
import * as countdown from '../countdown.ts';
import * as consent from '../consent.ts';
import * as dates from '../dates.ts';
import * as accountSettings from '../account-settings.ts';
import * as documents from '../documents.ts';
import * as errors from '../errors.ts';
import * as formControls from '../form-controls.ts';
import * as forms from '../forms.ts';
import * as forums from '../forums.ts';
import * as headers from '../headers.ts';
import * as help from '../help.ts';
import * as language from '../language.ts';
import * as emailLinks from '../email-links.ts';
import * as listening from '../listening.ts';
import * as lists from '../lists.ts';
import * as newsletter from '../newsletter.ts';
import * as patterns from '../patterns.ts';
import * as recording from '../recording.ts';
import * as store from '../store.ts';
import * as viewer from '../viewer.ts';
import * as voice from '../voice.ts';

export const DICTIONARY = {
  ...components,
  ...blocks,
  ...countdown,
  ...formControls,
  ...forms,
  ...forums,
  ...headers,
  ...help,
  ...language,
  ...emailLinks,
  ...listening,
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

export const isGroup = (messages: unknown): messages is Record<string, unknown> =>
  typeof messages === 'object' && messages !== null && !Array.isArray(messages);

/** A group with the given words in place of some of its words. */
export function merged(messages: unknown, given: unknown): unknown {
  if (!isGroup(messages) || !isGroup(given)) return given ?? messages;
  const replaced = Object.entries(given).map(([name, word]) => [name, merged(messages[name], word)]);
  return { ...messages, ...Object.fromEntries(replaced) };
}

/** The names of the groups that are given. @throws if there is no such group */
export function groupNames(messages: MessagesOverride): (keyof Messages)[] {
  const names = Object.keys(messages) as (keyof Messages)[];
  for (const name of names)
    if (!(name in DICTIONARY)) throw new Error(`There is no group of messages '${name}'`);
  return names;
}

/** Where the words of a group are that all requests share, if a server has moved them: see `scope.ts`. */
export const sharedWords = new Map<object, Record<string, unknown>>();
