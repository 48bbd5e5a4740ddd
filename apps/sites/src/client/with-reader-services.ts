import type { IslandDefinition } from 'rotativa/islands';
import type { BrowserIsland } from 'rotativa/islands/client';

/** For islands that call the account service for visitors too: the services start with the island's code. */
export const withReaderServices = (island: IslandDefinition<never>): BrowserIsland<never> => ({
  ...island,
  load: async () => {
    const [module] = await Promise.all([
      island.load(),
      import('./services.ts').then((services) => services.startHere()),
    ]);
    return module;
  },
});
