/**
 * Limits of an HTTP server in milliseconds, against callers that send a request slowly or never end it. The longest that a
 * reader sends is a message with files, of 9 MB, which needs 1.3 Mbit/s. A response may take as long as it needs.
 */
export const SLOW_CALLERS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  /** How often connections are looked at. */
  connectionsCheckingInterval: 5_000,
} as const;
