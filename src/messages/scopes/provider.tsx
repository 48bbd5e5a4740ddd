'use client';
import { createContext, type ReactNode } from 'react';
import { setMessages, type MessagesOverride } from '../index.ts';
import { addScope, checkedMessages } from './scope.ts';

export interface MessagesProviderProps {
  /** Messages in place of the default ones: always the same object, such as `english` of `rotativa/messages/en`. */
  messages: MessagesOverride;
  children: ReactNode;
}

const RequestMessages = createContext<MessagesOverride | undefined>(undefined);

/**
 * The values that a context has for what React renders now, for streams and for `renderToString`. A word is read by plain
 * functions too, and where hooks may not be called, so it is read from the context and not by `useContext`.
 *
 * The servers of React 18 and 19 keep a value here: they set it when they enter a provider and when they go on with a part
 * that was suspended, and reset it afterwards. If that ends, this module fails when it is loaded.
 */
const FIELDS = ['_currentValue', '_currentValue2'] as const;

let shown: MessagesOverride | undefined;

/** A page has one language, which its scripts and handlers read too: it is set before the first child hydrates. */
function showInBrowser(messages: MessagesOverride): void {
  if (messages !== shown) setMessages(messages);
  shown = messages;
}

const inBrowser = typeof document !== 'undefined';
if (!inBrowser) {
  const context: Partial<Record<(typeof FIELDS)[number], MessagesOverride>> = RequestMessages as object;
  if (!FIELDS.every((field) => field in context))
    throw new Error(
      'This version of React keeps the value of a context elsewhere, so MessagesProvider cannot choose words on the server. Render with withMessages() of rotativa/messages/server, and report this.',
    );
  addScope('part', () => context._currentValue2 ?? context._currentValue);
}

/**
 * Chooses the messages of the client components in it, where an app has no place to call `withMessages`, as in Next: on the
 * server for this request, in the browser for the page. Links to a page in another language must load it as a document.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps): ReactNode {
  if (inBrowser) showInBrowser(checkedMessages(messages));
  return <RequestMessages.Provider value={checkedMessages(messages)}>{children}</RequestMessages.Provider>;
}
