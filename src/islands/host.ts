import { createContext } from 'react';
import type { IslandDefinition } from './define-island.ts';

/** An island as the server writes it: its HTML and what the client needs to take it over. */
export interface HostedIsland {
  readonly html: string;
  /** The root's `identifierPrefix`; the client must use the same. */
  readonly prefix: string;
  /** The props as JSON. */
  readonly data: string;
}

/** Renders islands as roots of their own; null for one that threw, which is left out of the page. */
export interface IslandHost {
  render<P extends object>(island: IslandDefinition<P>, props: P): HostedIsland | null;
}

/** Null where there is no host (Storybook, tests, another framework, inside an island): render in place. */
export const IslandHostContext = createContext<IslandHost | null>(null);
