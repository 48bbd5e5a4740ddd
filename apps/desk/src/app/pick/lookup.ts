import {
  SEARCH_LIMITS,
  type Choice,
  type ChoiceKind,
  type EditorSearchPort,
  type StoryChoice,
} from 'rotativa/providers';

/** Finds what has an id. */
export interface Lookup {
  /** The story; null if readers cannot see it, or there is none. */
  story(id: string): Promise<StoryChoice | null>;
  choice(of: ChoiceKind, value: string): Promise<Choice | null>;
}

/**
 * Asks for many ids at once: those that are wanted in the same moment are one call, and each is asked for once. One that
 * failed is asked for again.
 */
function batched<T>(ask: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
  const known = new Map<string, Promise<T | null>>();
  let waiting: { id: string; done: (found: T | null) => void; failed: (error: unknown) => void }[] = [];
  const send = (): void => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += SEARCH_LIMITS.values) {
      const part = all.slice(start, start + SEARCH_LIMITS.values);
      ask(part.map(({ id }) => id)).then(
        (found) => part.forEach(({ id, done }) => done(found.get(id) ?? null)),
        (error: unknown) => part.forEach(({ failed }) => failed(error)),
      );
    }
  };
  return (id: string): Promise<T | null> => {
    const before = known.get(id);
    if (before) return before;
    const asked = new Promise<T | null>((done, failed) => {
      if (waiting.length === 0) queueMicrotask(send);
      waiting.push({ id, done, failed });
    });
    known.set(id, asked);
    asked.catch(() => known.delete(id));
    return asked;
  };
}

/** Looks ids of a brand up. What was found is kept, as long as the lookup is. */
export function createLookup(port: EditorSearchPort, brand: string): Lookup {
  const most = SEARCH_LIMITS.most;
  const choices = new Map<ChoiceKind, (value: string) => Promise<Choice | null>>();
  return {
    story: batched(async (ids) => {
      const { stories } = await port.stories({ brand, ids, limit: most });
      return new Map(stories.map((one) => [one.id, one]));
    }),
    choice: (of, value) => {
      const find =
        choices.get(of) ??
        batched<Choice>(async (values) => {
          const found = await port.choices({ brand, of, values, limit: most });
          return new Map(found.map((one) => [one.value, one]));
        });
      choices.set(of, find);
      return find(value);
    },
  };
}
