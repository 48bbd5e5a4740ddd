/** One call as the specification writes it, and what makes it. */
export interface SpecCall<Port> {
  /** 'METHOD /path' under the service's prefix, with its query. */
  call: string;
  act: (port: Port) => Promise<unknown>;
  /** Who asks: 'bearer' and 'bare' are how the reader's token is written, 'nobody' sends none. */
  as: 'bearer' | 'bare' | 'nobody';
  /** What is sent; nothing when absent. 'form' is form data. */
  body?: object | 'form';
  /** A reply that counts as success. */
  reply: unknown;
  /** The browser checks its cached copy: `cache: no-cache`. */
  fresh?: true;
  /** The reply says nothing, so that none of another shape exists. */
  saysNothing?: true;
}
