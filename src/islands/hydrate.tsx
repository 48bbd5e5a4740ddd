import { createElement, startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryOver } from './carry-over.ts';
import type { IslandComponent } from './define-island.ts';
import type { Held } from './hold.ts';
import { IslandRoot } from './IslandRoot.tsx';
import { replay } from './replay.ts';

/** Repeats a held interaction in the hydrated island; `reissue` repeats the browser's own action. */
type Repeat = (held: Held, reissue: (action: Held) => void) => void;

/**
 * Hydrates an island's server HTML. What the reader has typed stays, and the island gets to know it. If its texts are no longer
 * the server's, as after a browser's translation, React renders it again, and what was typed is carried over.
 *
 * @param onCrash called with the error that the island threw, during hydration or later; the server's HTML is then restored
 * @returns resolves when its handlers work, with the function that repeats a held interaction; never resolves if it throws before that
 */
export function hydrate(
  element: HTMLElement,
  Component: IslandComponent<object>,
  props: object,
  wrap: ((island: ReactNode) => ReactNode) | undefined,
  onCrash: (error: unknown) => void,
): Promise<Repeat> {
  const html = element.innerHTML;
  const reader = carryOver(element);
  let replaced = false;
  return new Promise((resolve) => {
    const ready = (): void => {
      // Controls that came with the effects.
      if (replaced) reader.restore();
      // After React's work: during it React would first put the value of its state back.
      else queueMicrotask(reader.changes());
      resolve((held, reissue) => {
        const action = reader.moved(held);
        if (replay(action)) reissue(action);
      });
    };
    const island = createElement(Component, props);
    const tree = (
      <IslandRoot element={element} onReady={ready}>
        {wrap ? wrap(island) : island}
      </IslandRoot>
    );
    // In parts: a reader may be scrolling.
    startTransition(() => {
      hydrateRoot(element, tree, {
        identifierPrefix: element.getAttribute('pre') ?? '',
        onRecoverableError(error) {
          replaced = true;
          // Before the first effects, in which some parts replace the control of the server by one of theirs.
          reader.restore();
          // A translation is no fault of the page.
          if (!reader.translated) reportError(error);
        },
        onUncaughtError(error) {
          // React empties the container of a root that throws, so the server's HTML is restored.
          element.innerHTML = html;
          reader.restore();
          onCrash(error);
        },
      });
    });
  });
}
