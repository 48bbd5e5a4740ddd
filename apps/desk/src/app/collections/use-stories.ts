import { useCallback, useEffect, useState } from 'react';
import type { CollectionDocument } from 'rotativa/domain';
import type { CollectionsPort, EditorSearchPort } from 'rotativa/providers';
import type { KnownStory } from './Item.tsx';

export interface StoriesOptions {
  readonly brand: string;
  readonly document: CollectionDocument;
  readonly port: CollectionsPort;
  readonly search: EditorSearchPort;
  /** Gets why the stories cannot be read. Give it a stable function. */
  readonly onFailed: (error: unknown) => void;
}

/** Adds what is known of stories, by their ids. */
export type Learn = (found: readonly (readonly [string, KnownStory])[]) => void;

/** The stories of a collection as far as they are known, and a function that adds to it. Reads those that are missing. */
export function useStories(options: StoriesOptions): [ReadonlyMap<string, KnownStory>, Learn] {
  const { brand, document, port, search, onFailed } = options;
  const [stories, setStories] = useState<ReadonlyMap<string, KnownStory>>(new Map());
  const learn = useCallback<Learn>(
    (found) =>
      setStories((before) => {
        const next = new Map(before);
        for (const [story, known] of found) next.set(story, { ...next.get(story), ...known });
        return next;
      }),
    [],
  );
  // Of a story that was just chosen only the search's answer is known.
  const wanted = document.items.flatMap(({ story }) =>
    story === null || 'original' in (stories.get(story) ?? {}) ? [] : [story],
  );
  const missing = wanted.join(' ');
  useEffect(() => {
    if (missing === '') return;
    const ids = missing.split(' ');
    port.stories({ brand, ids }).then((found) => {
      // Those that there are not are known, too.
      learn(ids.map((story) => [story, { original: found.find((one) => one.id === story) }] as const));
    }, onFailed);
    // Where else they are is a help: the collection works without it.
    search
      .stories({ brand, ids: ids.slice(0, 50), limit: 50 })
      .then((found) => learn(found.stories.map((choice) => [choice.id, { choice }] as const)))
      .catch(() => undefined);
  }, [missing, brand, port, search, learn, onFailed]);
  return [stories, learn];
}
