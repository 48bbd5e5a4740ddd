import { readLiveMessage, type LiveMessage } from './live-message.ts';

/** Time between two questions without a stream, and after failures the longest. */
export const POLL_MS = 15_000;
export const LONGEST_POLL_MS = 120_000;
/** A connection that is lost for a shorter time is not mentioned. */
export const LOST_MS = 10_000;

export interface LiveStreamOptions {
  address: string;
  /** The version that the page has now. */
  version: () => string;
  /** @returns whether the blog has not ended */
  onMessage: (message: LiveMessage) => boolean;
  /** Called when the connection has been lost for some time, and when it is back. */
  onLost: (lost: boolean) => void;
  page: Document;
}

/**
 * Receives the changes of a live blog: by server-sent events, and where these fail by asking, less often after each
 * failure. A hidden page has no connection; when it is shown, it catches up.
 * @returns stops it
 */
export function startLiveStream({
  address,
  version,
  onMessage,
  onLost,
  page,
}: LiveStreamOptions): () => void {
  let source: EventSource | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let delay = POLL_MS;
  let over = false;
  const current = (): string => `${address}&desde=${encodeURIComponent(version())}`;

  const works = (): void => {
    clearTimeout(grace);
    grace = undefined;
    delay = POLL_MS;
    onLost(false);
  };
  const fails = (): void => {
    grace ??= setTimeout(() => onLost(true), LOST_MS);
  };
  const disconnect = (): void => {
    source?.close();
    source = undefined;
    asking?.abort();
    clearTimeout(poll);
    clearTimeout(grace);
    grace = undefined;
  };
  const stop = (): void => {
    over = true;
    disconnect();
    page.removeEventListener('visibilitychange', follow);
  };
  const receive = (text: string): void => {
    const message = readLiveMessage(text);
    if (!message) return fails();
    works();
    if (!onMessage(message)) stop();
  };

  async function ask(): Promise<void> {
    const call = (asking = new AbortController());
    try {
      const reply = await fetch(current(), {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.any([call.signal, AbortSignal.timeout(POLL_MS)]),
      });
      // The blog is gone, or is no live blog any more.
      if ([404, 410].includes(reply.status)) return stop();
      if (!reply.ok) throw new Error(String(reply.status));
      receive(await reply.text());
    } catch {
      if (call.signal.aborted) return;
      fails();
      delay = Math.min(delay * 2, LONGEST_POLL_MS);
    }
    if (!over && !page.hidden) poll = setTimeout(() => void ask(), delay);
  }

  function connect(): void {
    if (!('EventSource' in globalThis)) return void ask();
    source = new EventSource(current());
    source.onopen = works;
    source.onmessage = ({ data }: MessageEvent<string>) => receive(data);
    source.onerror = () => {
      fails();
      // Otherwise the browser tries again automatically.
      if (source?.readyState !== EventSource.CLOSED) return;
      source = undefined;
      clearTimeout(poll);
      poll = setTimeout(() => void ask(), delay);
    };
  }

  function follow(): void {
    disconnect();
    if (!page.hidden) connect();
  }
  page.addEventListener('visibilitychange', follow);
  follow();
  return stop;
}
