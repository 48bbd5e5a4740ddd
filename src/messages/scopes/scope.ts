import { DICTIONARY, groupNames, isGroup, merged, sharedWords, type MessagesOverride } from './dictionary.ts';

/** Returns the messages of what is being rendered; undefined outside a request that has chosen some. */
export type Scope = () => MessagesOverride | undefined;

/** In the order in which they are asked. */
const scopes: Scope[] = [];
const checked = new WeakSet<MessagesOverride>();

function chosen(): MessagesOverride | undefined {
  for (const scope of scopes) {
    const messages = scope();
    if (messages) return messages;
  }
  return undefined;
}

/** Nested groups of a scope, by the group that they complete: made once, so that each is the same object in each render. */
const completed = new WeakMap<object, WeakMap<object, unknown>>();

function wordOf(shared: unknown, given: unknown): unknown {
  if (!isGroup(shared) || !isGroup(given)) return given ?? shared;
  const known = completed.get(shared) ?? new WeakMap<object, unknown>();
  completed.set(shared, known);
  if (!known.has(given)) known.set(given, merged(shared, given));
  return known.get(given);
}

/**
 * Makes each word of the dictionary a getter that asks the scopes first. A browser never calls this: there the groups
 * are plain objects, and a piece that reads `dialog.close` is the same code.
 */
function readThroughScopes(): void {
  for (const [name, group] of Object.entries<object>(DICTIONARY)) {
    const words: Record<string, unknown> = { ...group };
    sharedWords.set(group, words);
    for (const word of Object.keys(words))
      Object.defineProperty(group, word, {
        enumerable: true,
        get() {
          const given = chosen()?.[name as keyof MessagesOverride] as Record<string, unknown> | undefined;
          return given === undefined ? words[word] : wordOf(words[word], given[word]);
        },
      });
  }
}

/**
 * From now on words are read from the scopes, then from what all requests share.
 * @param place the scope of a part of a page is asked before those of its request
 */
export function addScope(place: 'part' | 'request', scope: Scope): void {
  if (sharedWords.size === 0) readThroughScopes();
  if (place === 'part') scopes.unshift(scope);
  else scopes.push(scope);
}

/** Returns the messages. @throws if one of their groups does not exist */
export function checkedMessages(messages: MessagesOverride): MessagesOverride {
  if (!checked.has(messages)) groupNames(messages);
  checked.add(messages);
  return messages;
}
