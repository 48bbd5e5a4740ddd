import { createContext } from 'react';
import type { IslandDefinition } from './define-island.ts';

/** An island on the server: its HTML and the data for hydration. */
export interface HostedIsland {
  readonly html: string;
  /** The root's `identifierPrefix`; the client must use the same. */
  readonly prefix: string;
  /** The props that the browser gets, as `toData` writes them. */
  readonly data: string;
}

/** Renders islands as separate roots; null for one that threw, which is omitted. */
export interface IslandHost {
  render<P extends object>(island: IslandDefinition<P>, props: P): HostedIsland | null;
}

/** Null without a host (Storybook, tests, another framework, inside an island): render in place. */
export const IslandHostContext = createContext<IslandHost | null>(null);
