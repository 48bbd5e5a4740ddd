import { AsyncLocalStorage } from 'node:async_hooks';
import * as React from 'react';
import type { MessagesOverride } from './dictionary.ts';
import { addScope, checkedMessages } from './scope.ts';

const requests = new AsyncLocalStorage<MessagesOverride>();

/**
 * Calls `render` with messages in place of the default ones, and returns what it returns. They are those of everything that
 * it begins: of a stream until its end, of promises, of rules, of islands. Another request, and what runs outside, has other
 * messages. What is omitted is as `setMessages` has set it, else Spanish.
 *
 * Give the same object for each request of a language, such as `english` of `rotativa/messages/en`.
 */
export function withMessages<T>(messages: MessagesOverride, render: () => T): T {
  return requests.run(checkedMessages(messages), render);
}

/** React has `cache` from version 19 on, and outside server components it keeps nothing. */
const { cache = (make) => make } = React as { cache?: <T>(make: () => T) => () => T };
const ofServerComponents = cache((): { messages?: MessagesOverride } => ({}));

/**
 * Chooses the messages of a request's server components. Call it first in each layout and page that has them: when a reader
 * navigates, Next may render a page without its layouts. Client components need a `MessagesProvider` too.
 *
 * @throws outside a server component
 */
export function setRequestMessages(messages: MessagesOverride): void {
  const request = ofServerComponents();
  if (request !== ofServerComponents())
    throw new Error(
      'setRequestMessages() was called outside a server component, where React keeps nothing for a request. In a route handler, an action or another server call withMessages(messages, render).',
    );
  request.messages = checkedMessages(messages);
}

addScope('request', () => requests.getStore());
addScope('request', () => ofServerComponents().messages);
