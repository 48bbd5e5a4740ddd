/** An expected HTTP call and the port call that causes it. */
export interface SpecCall<Port> {
  /** 'METHOD /path' under the service's prefix, with its query. */
  call: string;
  act: (port: Port) => Promise<unknown>;
  /** The token of the request: the reader's as 'bearer' or 'bare', or none. */
  as: 'bearer' | 'bare' | 'nobody';
  /** The body of the request, if any. 'form' is form data. */
  body?: object | 'form';
  /** A successful reply. */
  reply: unknown;
  /** The browser revalidates its cached copy: `cache: no-cache`. */
  fresh?: true;
  /** Nothing is read from the reply, so its shape cannot be wrong. */
  saysNothing?: true;
}
