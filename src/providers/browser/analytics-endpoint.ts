import type { AnalyticsEvent } from '../../domain/analytics/event.ts';
import { createConsentedAnalytics } from '../../flows/analytics/consented-analytics.ts';
import type { AnalyticsPort } from '../ports/analytics.ts';
import type { ConsentPort } from '../ports/consent.ts';
import type { StoragePort } from '../ports/storage.ts';

/** How long events wait for others. They are sent together, and earlier when the page is left. */
export const BATCH_MS = 5000;
/** Events of one batch at most. */
export const BATCH_EVENTS = 20;
/** The random id of a visit, in the tab's storage while the reader consents. */
export const VISIT_KEY = 'rotativa.visit';

/** 32 hexadecimal digits. `randomUUID` exists on HTTPS only. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The request to the endpoint. It names no reader. */
export interface EventBatch {
  /** The site's slug. */
  readonly site: string;
  /** Connects the events of a tab. */
  readonly visit: string;
  readonly events: readonly (AnalyticsEvent & {
    /** ISO 8601 with UTC. */
    readonly at: string;
  })[];
}

/** Settings of an endpoint that takes events in batches. */
export interface EndpointAnalyticsOptions {
  page: Pick<Document, 'visibilityState'> & {
    addEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  /** Absolute address that takes batches. */
  endpoint: string;
  /** The site's slug. */
  site: string;
  consent: ConsentPort;
  storage: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  clock?: { now: () => Date } | undefined;
  /** Sends a text when the page may be gone before the answer; false if the browser does not take it. */
  beacon?: ((address: string, body: string) => boolean) | undefined;
  fetch?: typeof fetch | undefined;
}

/**
 * Analytics for an address that takes batches of events. The text is sent as `text/plain`, so that the browser does not
 * ask first. A batch that does not arrive is lost: a measurement is not worth a second attempt. Withdrawn consent drops
 * what waits, and the id of the visit.
 * @see X14
 */
export function createEndpointAnalytics(options: EndpointAnalyticsOptions): AnalyticsPort {
  const { page, endpoint, site, consent, storage, clock = { now: () => new Date() } } = options;
  const { beacon = (address, body) => navigator.sendBeacon(address, body), fetch: call = fetch } = options;
  let waiting: EventBatch['events'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function visit(): string {
    const known = storage.get(VISIT_KEY);
    if (known) return known;
    const id = randomId();
    storage.set(VISIT_KEY, id, 'session');
    return id;
  }
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    // Another tab may have withdrawn the consent since.
    if (events.length === 0 || !consent.read()?.measurement) return;
    const batch: EventBatch = { site, visit: visit(), events };
    const body = JSON.stringify(batch);
    if (!beacon(endpoint, body))
      void call(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
        () => undefined,
      );
  }
  consent.subscribe((decision) => {
    if (decision?.measurement) return;
    waiting = [];
    storage.remove(VISIT_KEY);
  });
  page.addEventListener('visibilitychange', () => page.visibilityState === 'hidden' && flush());

  return createConsentedAnalytics(consent, {
    send: (name, properties) => {
      waiting = [
        ...waiting,
        { name, properties, at: clock.now().toISOString() } as EventBatch['events'][number],
      ];
      // The last events, such as the time of reading, cannot be sent later.
      if (waiting.length >= BATCH_EVENTS || page.visibilityState === 'hidden') flush();
      else timer ??= setTimeout(flush, BATCH_MS);
    },
    // The batches name no reader.
    remember: () => undefined,
  });
}
