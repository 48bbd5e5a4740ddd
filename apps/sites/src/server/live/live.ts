import type { Logger } from 'pino';
import { createLiveChannels, type LiveChannels } from './channels.ts';
import type { EventStream } from './event-stream.ts';
import type { LiveBlogState } from './live-state.tsx';
import { createSeats, type Seats } from './seats.ts';

/** The server's state for live blogs. */
export interface Live {
  readonly channels: LiveChannels<LiveBlogState>;
  readonly seats: Seats;
  /** The open connections, which end when the server closes. */
  readonly streams: Set<EventStream>;
}

/** The live blogs of a server. @param connections at the same time; undefined: the bound of `createSeats` */
export const createLive = (log: Logger, now: () => number, connections: number | undefined): Live => ({
  channels: createLiveChannels(now, (error, key) => log.warn({ err: error, key }, 'live blog not read')),
  seats: createSeats(connections),
  streams: new Set(),
});

/** Ends all connections. Browsers connect again, to another server. */
export function closeLive({ channels, streams }: Live): void {
  channels.close();
  for (const stream of [...streams]) stream.close();
}
