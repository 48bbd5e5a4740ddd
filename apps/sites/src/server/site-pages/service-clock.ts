/** A `Date` header has whole seconds. */
const HEADER_MS = 1000;

/** The clock of a service, as far as this process knows it. */
export interface ServiceClock {
  now(this: void): Date;
  /** The same calls, whose replies give the time of the service. */
  fetch: typeof fetch;
}

/**
 * Plans begin and end, and tokens are valid, by one clock, that of the service of pages: a server of a site whose own clock
 * differs reads the time of the service from its replies. Without replies, or where they have no time, its own clock counts.
 */
export function createServiceClock(clock: () => Date, send: typeof fetch): ServiceClock {
  let ahead = 0;
  return {
    now: () => new Date(clock().getTime() + ahead),
    fetch: async (input, init) => {
      const sent = clock().getTime();
      const response = await send(input, init);
      const given = Date.parse(response.headers.get('Date') ?? '');
      if (!Number.isNaN(given)) {
        // The reply was made after it was asked for, and before it arrived: the smallest difference that explains it.
        const [least, most] = [given - clock().getTime(), given + HEADER_MS - sent];
        ahead = Math.min(Math.max(0, least), most);
      }
      return response;
    },
  };
}
