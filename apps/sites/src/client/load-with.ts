import type { IslandDefinition } from 'rotativa/islands';
import type { BrowserIsland } from 'rotativa/islands/client';

/** Makes islands whose code comes together with something else, which they wait for. */
export const loadWith =
  (...more: readonly (() => Promise<unknown>)[]) =>
  (island: IslandDefinition<never>): BrowserIsland<never> => ({
    ...island,
    load: () => Promise.all([island.load(), ...more.map((load) => load())]).then(([module]) => module),
  });
