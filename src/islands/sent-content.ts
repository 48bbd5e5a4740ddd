'use client';
import { createContext, useContext, useState } from 'react';

/** The element of an island that hydrates; null on a server, and for an island that renders in place. */
export const IslandElementContext = createContext<Element | null>(null);

/** The attributes of an element that keeps the content which the server sent. */
export interface SentContent {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
  readonly suppressHydrationWarning: true;
}

/**
 * The contents that the server's HTML of this island has in some elements, for a component that never changes them, such
 * as the cards of a carousel. The props that they show are then not sent again: name them in `shown` of `defineIsland`.
 * Call it in the first render of the island.
 *
 * @param selector the elements, in their order
 * @returns undefined where there is no such HTML, on a server and in place: the component renders the contents
 */
export function useSentContent(selector: string): readonly SentContent[] | undefined {
  const island = useContext(IslandElementContext);
  // Once: React would write again what a translator changes later.
  const [contents] = useState(
    () =>
      island &&
      Array.from(island.querySelectorAll(selector), ({ innerHTML }): SentContent => ({
        dangerouslySetInnerHTML: { __html: innerHTML },
        suppressHydrationWarning: true,
      })),
  );
  return contents ?? undefined;
}
