import type { Logger } from 'pino';
import type { Live } from './answer-live.ts';
import { createLiveChannels } from './channels.ts';
import { createSeats } from './seats.ts';

export { answerLive, type Live } from './answer-live.ts';
export { answerLivePost } from './answer-post.ts';

/** The live blogs of a server. */
export const createLive = (log: Logger, now: () => number): Live => ({
  channels: createLiveChannels(now, (error, key) => log.warn({ err: error, key }, 'live blog not read')),
  seats: createSeats(),
  streams: new Set(),
});

/** Ends all connections. Browsers connect again, to another server. */
export function closeLive({ channels, streams }: Live): void {
  channels.close();
  for (const stream of [...streams]) stream.close();
}
