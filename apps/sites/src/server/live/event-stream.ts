/** A comment keeps proxies from closing a silent connection. */
const HEARTBEAT_MS = 20_000;
/** The browser connects again after this time. */
const RETRY_MS = 3000;
/** Events that a reader has not taken, in bytes: a connection so far behind is closed, and the browser connects again. */
const MOST_WAITING = 1_000_000;

export interface EventStream {
  readonly response: Response;
  /** Sends an event. Its id is what the browser names when it connects again. */
  send(id: string, data: string): void;
  /** Ends the response. */
  close(): void;
}

/** A response of server-sent events. @param onClose called once, also when the reader leaves */
export function openEventStream(onClose: () => void): EventStream {
  const encoder = new TextEncoder();
  let out: ReadableStreamDefaultController<Uint8Array>;
  let open = true;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => void (out = controller),
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );
  const write = (text: string): void => {
    if (!open) return;
    out.enqueue(encoder.encode(text));
    if ((out.desiredSize ?? 0) <= 0) close();
  };
  const beat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
  beat.unref();

  function end(): void {
    if (!open) return;
    open = false;
    clearInterval(beat);
    onClose();
  }
  function close(): void {
    if (!open) return;
    end();
    out.close();
  }
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    response: new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // No proxy may collect the events.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      },
    }),
    // JSON has no line breaks, so an event is one line.
    send: (id, data) => write(`id: ${id}\ndata: ${data}\n\n`),
    close,
  };
}
