import { thirdPartyAddress, type ThirdPartyAddresses } from '../third-party/third-party-address.ts';

/** A video in the player of another company, at an address that the site's configuration names. */
export interface FramedVideo {
  provider: 'frame';
  src: string;
}

/** The player of another company for an article, or undefined. @see N11 */
export function thirdPartyPlayer(players: ThirdPartyAddresses, articleId: string): FramedVideo | undefined {
  const src = thirdPartyAddress(players, articleId);
  return src === undefined ? undefined : { provider: 'frame', src };
}
