/** An event of a `text/event-stream`. */
export interface StreamEvent {
  /** The last id of the stream, if it has named one. */
  id: string | undefined;
  /** @defaultValue 'message' */
  event: string;
  data: string;
}

/** The longest event that is read, in characters. */
const MAX_EVENT = 100_000;

/**
 * The events of a stream, as the HTML standard reads them. `onText` is called for everything that arrives, comments
 * included: it shows that the connection lives.
 * @throws Error for an event that does not end, and whatever the stream throws
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  let rest = '';
  let id: string | undefined;
  let event = '';
  let data: string[] = [];
  // It takes away a byte order mark.
  const decoder = new TextDecoder();
  // Not every browser iterates over a stream.
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onText();
    const text = decoder.decode(part.value, { stream: true });
    rest += text;
    // A carriage return at the end may be the first half of a line's end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') };
        event = '';
        data = [];
        continue;
      }
      const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
      if (field === 'data') data.push(value);
      if (field === 'event') event = value;
      if (field === 'id' && !value.includes('\0')) id = value;
    }
    const length = data.reduce((sum, line) => sum + line.length, rest.length);
    if (length > MAX_EVENT) throw new Error(`An event of the stream has more than ${MAX_EVENT} characters.`);
  }
}
