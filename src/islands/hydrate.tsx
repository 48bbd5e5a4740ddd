import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent } from './define-island.ts';
import { IslandRoot } from './IslandRoot.tsx';

/**
 * Takes over an island's server HTML.
 *
 * @param onCrash called with what the island threw, while hydrating or later; the server's HTML is then back in place
 * @returns resolves when its handlers work; never, when it throws before that
 */
export function hydrate(
  element: HTMLElement,
  Component: IslandComponent<object>,
  props: object,
  wrap: (island: ReactNode) => ReactNode,
  onCrash: (error: unknown) => void,
): Promise<void> {
  const html = element.innerHTML;
  return new Promise((resolve) => {
    const tree = <IslandRoot onReady={resolve}>{wrap(createElement(Component, props))}</IslandRoot>;
    hydrateRoot(element, tree, {
      identifierPrefix: element.getAttribute('pre') ?? '',
      onUncaughtError(error) {
        // React empties the container of a root that throws: what the reader had must stay.
        element.innerHTML = html;
        onCrash(error);
      },
    });
  });
}

export { replay } from './replay.ts';
