import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent } from './define-island.ts';
import { IslandRoot } from './IslandRoot.tsx';

/**
 * Hydrates an island's server HTML.
 *
 * @param onCrash called with the error that the island threw, during hydration or later; the server's HTML is then restored
 * @returns resolves when its handlers work; never resolves if it throws before that
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
        // React empties the container of a root that throws, so the server's HTML is restored.
        element.innerHTML = html;
        onCrash(error);
      },
    });
  });
}

export { replay } from './replay.ts';
