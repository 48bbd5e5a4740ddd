import { DICTIONARY, groupNames, merged, sharedWords, type MessagesOverride } from './scopes/dictionary.ts';

export type { GraphicValue } from './blocks.ts';
export type { Messages, MessagesOverride } from './scopes/dictionary.ts';

/**
 * Replaces default messages in everything rendered afterwards. Call it once at start-up, in the server and in the browser:
 * both render, and React compares what they wrote. A prop of a single piece overrides it. For one request of several
 * languages see `withMessages` of `rotativa/messages/server`.
 *
 * The dictionary is one for each process and page, because server components, static HTML and scripts without React read
 * it too.
 */
export function setMessages(messages: MessagesOverride): void {
  for (const name of groupNames(messages)) {
    const group: object = DICTIONARY[name];
    const words = sharedWords.get(group) ?? group;
    Object.assign(words, merged(words, messages[name]));
  }
}
