import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_ALL, CONSENT_NONE } from '../../domain/consent/consent.ts';
import { describeAnalyticsContract } from '../../../tests/contract/analytics.ts';
import { createMemoryConsent } from '../memory/consent.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { createTagManager } from './analytics.ts';
import {
  BATCH_EVENTS,
  BATCH_MS,
  createEndpointAnalytics,
  VISIT_KEY,
  type EventBatch,
} from './analytics-endpoint.ts';

const ENDPOINT = 'https://api.example/measuring/v1/events';
const SHARE = { network: 'copy' } as const;

function openEndpoint(given = createMemoryConsent()) {
  const sent: EventBatch[] = [];
  const fetched: [unknown, RequestInit | undefined][] = [];
  const storage = createMemoryStorage();
  let listener = (): void => undefined;
  let takes = true;
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_type: string, hide: () => void) => void (listener = hide),
  };
  const analytics = createEndpointAnalytics({
    page,
    endpoint: ENDPOINT,
    site: 'semanario',
    consent: given,
    storage,
    clock: { now: () => new Date('2026-11-22T15:00:00Z') },
    beacon: (address, body) => {
      if (takes && address === ENDPOINT) sent.push(JSON.parse(body) as EventBatch);
      return takes;
    },
    fetch: async (address, init) => {
      fetched.push([address, init]);
      throw new TypeError('fetch failed');
    },
  });
  const hide = (): void => void (page.visibilityState = 'hidden');
  const leave = (): void => {
    page.visibilityState = 'hidden';
    listener();
    page.visibilityState = 'visible';
  };
  return {
    analytics,
    sent,
    fetched,
    storage,
    leave,
    hide,
    consent: given,
    refuse: () => void (takes = false),
  };
}

describeAnalyticsContract('tag manager', () => {
  const page: { dataLayer?: ({ event: string } & object)[] } = {};
  const storage = createMemoryStorage();
  const consent = createMemoryConsent(null);
  return {
    consent,
    analytics: createTagManager({ page, consent, storage }),
    measured: async () =>
      (page.dataLayer ?? []).map(({ event, ...properties }) => ({ name: event, properties })) as never,
    reader: () => storage.get('userIdAnalytics'),
  };
});

describeAnalyticsContract('endpoint', () => {
  const { analytics, consent, sent, leave } = openEndpoint(createMemoryConsent(null));
  return {
    consent,
    analytics,
    measured: async () => {
      leave();
      return sent.flatMap(({ events }) =>
        events.map(({ name, properties }) => ({ name, properties }) as never),
      );
    },
  };
});

describe('X14 batches of events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are sent together after a while, with one id for the visit', () => {
    const { analytics, sent, storage } = openEndpoint();
    analytics.track('share', SHARE);
    analytics.track('gallery', { pictures: 3 });
    vi.advanceTimersByTime(BATCH_MS - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    const at = '2026-11-22T15:00:00.000Z';
    expect(sent).toEqual([
      {
        site: 'semanario',
        visit: storage.get(VISIT_KEY),
        events: [
          { name: 'share', properties: SHARE, at },
          { name: 'gallery', properties: { pictures: 3 }, at },
        ],
      },
    ]);
    analytics.track('share', SHARE);
    vi.advanceTimersByTime(BATCH_MS);
    expect(sent[1]?.visit).toBe(sent[0]?.visit);
    expect(storage.persistenceOf(VISIT_KEY)).toBe('session');
  });

  it('are sent at once when they are full, and when the page is left', () => {
    const { analytics, sent, leave } = openEndpoint();
    for (let count = 0; count < BATCH_EVENTS; count += 1) analytics.track('share', SHARE);
    expect(sent[0]?.events).toHaveLength(BATCH_EVENTS);
    analytics.track('share', SHARE);
    leave();
    expect(sent[1]?.events).toHaveLength(1);
    leave();
    vi.advanceTimersByTime(BATCH_MS);
    expect(sent).toHaveLength(2);
  });

  it('are sent at once while the page is hidden', () => {
    const { analytics, sent, hide } = openEndpoint();
    hide();
    analytics.track('reading_time', { seconds: 40 });
    expect(sent).toHaveLength(1);
  });

  it('go by fetch when the browser takes no beacon, without credentials', async () => {
    const { analytics, fetched, leave, refuse } = openEndpoint();
    refuse();
    analytics.track('share', SHARE);
    leave();
    await vi.runAllTimersAsync();
    expect(fetched).toEqual([
      [ENDPOINT, expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' })],
    ]);
  });

  it('are dropped with the id of the visit when consent is withdrawn', async () => {
    const { analytics, sent, storage, leave, consent } = openEndpoint();
    analytics.track('share', SHARE);
    leave();
    const first = storage.get(VISIT_KEY);
    analytics.track('gallery', { pictures: 1 });
    await consent.decide(CONSENT_NONE);
    expect(storage.get(VISIT_KEY)).toBeNull();
    await consent.decide(CONSENT_ALL);
    leave();
    expect(sent).toHaveLength(1);
    analytics.track('share', SHARE);
    leave();
    expect(sent[1]?.visit).not.toBe(first);
  });

  it('are not sent after another tab has withdrawn the consent', () => {
    let record = createMemoryConsent().read();
    const { analytics, sent, leave } = openEndpoint({
      read: () => record,
      decide: async () => undefined,
      subscribe: () => () => undefined,
    });
    analytics.track('share', SHARE);
    record = record && { ...record, measurement: false };
    leave();
    expect(sent).toEqual([]);
  });
});
