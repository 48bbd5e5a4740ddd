import { outsideAddress, type OutsideAddresses } from '../outside/outside-address.ts';

/** A video in the player of another company, at an address that the site's configuration names. */
export interface FramedVideo {
  provider: 'frame';
  src: string;
}

/** The player of another company for an article, or undefined. @see N11 */
export function outsidePlayer(players: OutsideAddresses, articleId: string): FramedVideo | undefined {
  const src = outsideAddress(players, articleId);
  return src === undefined ? undefined : { provider: 'frame', src };
}
