import type { Listening } from '../ListeningBar/listening.ts';

/** Adds the player to the page, once, and goes on where the page before was left. Its code and React load with it. */
export const openPlayer = async (page?: Document): Promise<Listening> =>
  (await import('./open-player.ts')).openPlayer(page);
