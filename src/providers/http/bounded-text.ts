/** A request or a response. */
type Readable = Pick<Request, 'body' | 'headers'>;

/**
 * The text of a body; undefined as soon as it is longer than `maxBytes`, whatever length it announced.
 * @throws what the stream throws, as when the sender breaks off
 */
export async function boundedText(
  { body, headers }: Readable,
  maxBytes: number,
): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    await body?.cancel();
    return undefined;
  }
  if (!body) return '';
  // Safari cannot iterate over a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
