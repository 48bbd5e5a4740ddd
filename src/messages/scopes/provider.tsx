'use client';
import * as React from 'react';
import { createContext, useContext, type Context, type ReactNode } from 'react';
import { setMessages, type MessagesOverride } from '../index.ts';
import { addScope, checkedMessages } from './scope.ts';

export interface MessagesProviderProps {
  /** Messages in place of the default ones: always the same object, such as `english` of `rotativa/messages/en`. */
  messages: MessagesOverride;
  children: ReactNode;
}

/** Bundlers write its value. */
declare const process: { env: { NODE_ENV?: string } };

const RequestMessages = createContext<MessagesOverride | undefined>(undefined);

let shown: MessagesOverride | undefined;

/** A page has one language, which its scripts and handlers read too: it is set before the first child hydrates. */
function showInBrowser(messages: MessagesOverride): void {
  if (messages !== shown) setMessages(messages);
  shown = messages;
}

/** `use` may be called under conditions and in functions that a component calls; React 18 has only the hook. */
const { use: read = useContext } = React as { use?: <T>(context: Context<T>) => T };

/**
 * The messages of the nearest provider. Words are read outside components too, as in a rule of a loader, where React throws
 * and there is no provider. In development it also complains of that, and of a word that a form reads in `useMemo`.
 */
function provided(): MessagesOverride | undefined {
  const { error } = console;
  if (process.env.NODE_ENV !== 'production') console.error = () => undefined;
  try {
    return read(RequestMessages);
  } catch {
    return undefined;
  } finally {
    console.error = error;
  }
}

const inBrowser = typeof document !== 'undefined';
if (!inBrowser) addScope('part', provided);

/**
 * Chooses the messages of the client components in it, where an app has no place to call `withMessages`, as in Next: on the
 * server for this request, in the browser for the page. Links to a page in another language must load it as a document.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps): ReactNode {
  if (inBrowser) showInBrowser(checkedMessages(messages));
  return <RequestMessages.Provider value={checkedMessages(messages)}>{children}</RequestMessages.Provider>;
}
