import { createElement, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toData } from './data.ts';
import { IslandHostContext, type IslandHost } from './host.ts';
import { keptTexts } from '../styling/kept-texts.ts';
import type { IslandDefinition } from './define-island.ts';
import { IslandRoot } from './IslandRoot.tsx';
import { loadedComponent } from './loaded.ts';

export { preload } from './preload.ts';

/** Called with the error of an island on the server and the island's name. */
export type IslandErrorHandler = (error: unknown, island: string) => void;

/** Renders the HTML of an island, or returns what it was for the same key. */
export type IslandMemory = (key: string, render: () => string) => string;

/**
 * Creates the `memory` of pages that share islands, such as a menu: each is rendered once. The pages have one `wrap` and one
 * language, so that the HTML of an island depends on its props alone.
 * @param most characters that are kept, with the props; the least recently used islands are dropped
 */
export const createIslandMemory = (most = 1_000_000): IslandMemory => keptTexts(most);

/** A page with islands, and what surrounds each of them. */
export interface IslandsProps {
  children: ReactNode;
  /** Reports an island that throws; the page is rendered without it. */
  onError: IslandErrorHandler;
  /** Puts providers around each island. The client's `setup` must return a `wrap` that renders the same elements. */
  wrap?: ((island: ReactNode) => ReactNode) | undefined;
  /** Begins the ids of the islands, in a part that is added to a page which was rendered before. */
  prefix?: string | undefined;
  /** Islands that were rendered for other pages. @defaultValue each page renders its islands */
  memory?: IslandMemory | undefined;
}

/** The props that the browser gets. */
const sentProps = <P extends object>({ shown }: IslandDefinition<P>, props: P): object =>
  shown
    ? Object.fromEntries(Object.entries(props).filter(([name]) => !shown.includes(name as keyof P)))
    : props;

const NO_MEMORY: IslandMemory = (_key, render) => render();

function createHost(
  onError: IslandErrorHandler,
  wrap: (island: ReactNode) => ReactNode,
  start: string,
  memory: IslandMemory,
): IslandHost {
  let count = 0;
  return {
    render<P extends object>(island: IslandDefinition<P>, props: P) {
      const prefix = `${start}${island.name}${count++}-`;
      try {
        const Component = loadedComponent(island);
        if (!Component) throw new Error(`The island "${island.name}" was not preloaded on the server.`);
        const html = memory(`${island.name} ${prefix} ${JSON.stringify(props)}`, () => {
          const tree = <IslandRoot>{wrap(createElement(Component, props))}</IslandRoot>;
          return renderToString(tree, { identifierPrefix: prefix });
        });
        return { html, prefix, data: toData(sentProps(island, props)) };
      } catch (error) {
        onError(error, island.name);
        return null;
      }
    },
  };
}

/**
 * The server's host of islands: wrap the page in it. Each `<Island>` in it is rendered as a separate root,
 * so that contexts of the page do not reach it, as on the client.
 */
export function Islands({
  children,
  onError,
  wrap = (island) => island,
  prefix = '',
  memory = NO_MEMORY,
}: IslandsProps): ReactNode {
  const [host] = useState(() => createHost(onError, wrap, prefix, memory));
  return <IslandHostContext.Provider value={host}>{children}</IslandHostContext.Provider>;
}
