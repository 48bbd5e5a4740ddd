import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_NONE } from '../../domain/consent/consent.ts';
import { createMemoryConsent } from '../../providers/memory/consent.ts';
import { createConsentedAnalytics, WAITING_EVENTS } from './consented-analytics.ts';

const MEASURED = { ...CONSENT_NONE, measurement: true };

function open() {
  const consent = createMemoryConsent(null);
  const tool = { send: vi.fn(), remember: vi.fn() };
  const analytics = createConsentedAnalytics(consent, tool);
  const sent = (): unknown[] => tool.send.mock.calls.map(([, properties]) => properties as unknown);
  return { consent, tool, analytics, sent };
}

afterEach(() => vi.unstubAllEnvs());

describe('B20 analytics with consent', () => {
  it('keep the events until the reader decides, and then send each once', async () => {
    const { consent, analytics, tool, sent } = open();
    analytics.track('gallery', { pictures: 1 });
    analytics.identify('ana');
    expect(sent()).toEqual([]);
    expect(tool.remember).not.toHaveBeenCalled();
    await consent.decide(MEASURED);
    expect(tool.remember.mock.calls).toEqual([['ana']]);
    analytics.track('gallery', { pictures: 2 });
    expect(tool.send).toHaveBeenLastCalledWith('gallery', { pictures: 2 });
    analytics.identify('bea');
    expect(sent()).toEqual([{ pictures: 1 }, { pictures: 2 }]);
    expect(tool.remember).toHaveBeenLastCalledWith('bea');
  });

  it('drop them when the reader refuses, with the reader', async () => {
    const { consent, analytics, tool, sent } = open();
    analytics.identify('ana');
    analytics.track('gallery', { pictures: 1 });
    await consent.decide(CONSENT_NONE);
    analytics.track('gallery', { pictures: 2 });
    expect(tool.remember.mock.calls).toEqual([[null]]);
    await consent.decide(MEASURED);
    expect(sent()).toEqual([]);
    expect(tool.remember).toHaveBeenLastCalledWith('ana');
  });

  it('keep the newest of too many', async () => {
    const { consent, analytics, sent } = open();
    for (let at = 0; at <= WAITING_EVENTS; at += 1) analytics.track('gallery', { pictures: at });
    await consent.decide(MEASURED);
    expect(sent()).toHaveLength(WAITING_EVENTS);
    expect(sent()[0]).toEqual({ pictures: 1 });
  });

  it('have no event that is not in the catalogue: an error in development, dropped in production', async () => {
    const { consent, analytics, sent } = open();
    await consent.decide(MEASURED);
    const wrong = (): void => analytics.track('gallery', { pictures: -1 });
    expect(wrong).toThrow(TypeError);
    vi.stubEnv('NODE_ENV', 'production');
    expect(wrong).not.toThrow();
    expect(sent()).toEqual([]);
    analytics.track('gallery', { pictures: 3 });
    expect(sent()).toEqual([{ pictures: 3 }]);
  });
});
