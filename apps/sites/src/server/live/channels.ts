import { LRUCache } from 'lru-cache';
import { outsideRequests } from '../../../../shared/request-id.ts';

/** Time between two questions about a blog while readers follow it, and after failures the longest. */
export const ASK_EVERY_MS = 3000;
export const LONGEST_ASK_MS = 60_000;
/** Changes that come together are one question. */
export const SOON_MS = 100;
/** Blogs whose last state is kept. */
const MOST_CHANNELS = 200;

/** The state of a live blog at one version. */
export interface LiveState {
  readonly version: string;
  readonly ended: boolean;
}

/** Reads the present state; undefined for no live blog. @throws when the content cannot be read */
export type ReadLive<S extends LiveState> = () => Promise<S | undefined>;

/** Called with every new state; with undefined when the blog is gone. */
export type LiveListener<S extends LiveState> = (state: S | undefined) => void;

export interface LiveChannels<S extends LiveState> {
  /** The present state of a blog, at most `ASK_EVERY_MS` old. All who ask share one question to the content service. */
  latest(key: string, read: ReadLive<S>): Promise<S | undefined>;
  /** Calls a listener with each version after the seen one until the blog ends. @returns stops it */
  follow(key: string, read: ReadLive<S>, seen: S, listener: LiveListener<S>): () => void;
  /** Contents have changed: every followed blog is asked for soon, and not only when its time comes. */
  refresh(): void;
  /** Stops all questions. */
  close(): void;
}

interface Channel<S extends LiveState> {
  readonly listeners: Set<LiveListener<S>>;
  known: { readonly state: S | undefined; readonly at: number } | undefined;
  reading: Promise<S | undefined> | undefined;
  timer: NodeJS.Timeout | undefined;
  delay: number;
  /** Asks at once; undefined without followers. */
  hurry: (() => void) | undefined;
}

const differ = (one: LiveState | undefined, other: LiveState | undefined): boolean =>
  one?.version !== other?.version || one?.ended !== other?.ended;

/**
 * Follows live blogs for all readers of this server: each blog is asked for once, and only while a reader follows it.
 * @param now a monotonic clock in milliseconds
 * @param onError called when a blog cannot be read; the question is repeated, less often after each failure
 */
export function createLiveChannels<S extends LiveState>(
  now: () => number,
  onError: (error: unknown, key: string) => void,
): LiveChannels<S> {
  const channels = new LRUCache<string, Channel<S>>({ max: MOST_CHANNELS });
  const followed = new Map<string, Channel<S>>();

  const channelOf = (key: string): Channel<S> => {
    const known = followed.get(key) ?? channels.get(key);
    const channel = known ?? {
      listeners: new Set(),
      known: undefined,
      reading: undefined,
      timer: undefined,
      delay: ASK_EVERY_MS,
      hurry: undefined,
    };
    if (!known) channels.set(key, channel);
    return channel;
  };

  function read(channel: Channel<S>, ask: ReadLive<S>): Promise<S | undefined> {
    return (channel.reading ??= ask()
      .then((state) => {
        const before = channel.known?.state;
        channel.known = { state, at: now() };
        // A question of another reader can find it, too.
        if (differ(state, before)) for (const listener of [...channel.listeners]) listener(state);
        return state;
      })
      .finally(() => (channel.reading = undefined)));
  }

  const leaveAll = (key: string, channel: Channel<S>): void => {
    clearTimeout(channel.timer);
    channel.timer = undefined;
    channel.hurry = undefined;
    channel.listeners.clear();
    followed.delete(key);
  };

  function schedule(key: string, channel: Channel<S>, ask: ReadLive<S>, wait = channel.delay): void {
    clearTimeout(channel.timer);
    outsideRequests(() => {
      channel.timer = setTimeout(() => void run(key, channel, ask), wait);
      // Questions never keep a closing server running.
      channel.timer.unref();
    });
  }

  async function run(key: string, channel: Channel<S>, ask: ReadLive<S>): Promise<void> {
    channel.timer = undefined;
    try {
      // An answer that is under way may be older than the change that this question is about.
      await channel.reading?.catch(() => undefined);
      const state = await read(channel, ask);
      channel.delay = ASK_EVERY_MS;
      if (!state || state.ended) return leaveAll(key, channel);
    } catch (error) {
      onError(error, key);
      channel.delay = Math.min(channel.delay * 2, LONGEST_ASK_MS);
    }
    if (channel.listeners.size > 0 && channel.timer === undefined) schedule(key, channel, ask);
  }

  return {
    latest: async (key, ask) => {
      const channel = channelOf(key);
      if (channel.known && now() - channel.known.at < ASK_EVERY_MS) return channel.known.state;
      return read(channel, ask);
    },
    follow: (key, ask, seen, listener) => {
      const channel = channelOf(key);
      channel.listeners.add(listener);
      // A question of another reader can have found a change since this one was answered.
      const missed = channel.known && differ(channel.known.state, seen) ? channel.known : undefined;
      if (missed) queueMicrotask(() => channel.listeners.has(listener) && listener(missed.state));
      followed.set(key, channel);
      channel.hurry ??= () => schedule(key, channel, ask, SOON_MS);
      if (channel.timer === undefined) schedule(key, channel, ask);
      return () => {
        channel.listeners.delete(listener);
        if (channel.listeners.size === 0) leaveAll(key, channel);
      };
    },
    refresh: () => {
      for (const { hurry } of followed.values()) hurry?.();
    },
    close: () => {
      for (const [key, channel] of followed) leaveAll(key, channel);
    },
  };
}
