import { describe, expect, it, vi } from 'vitest';
import { describeAnalyticsContract } from '../../../tests/contract/analytics.ts';
import { CONTRACT_PLACE, describeAdsContract } from '../../../tests/contract/ads.ts';
import { CONTRACT_SWG_SKU, describePageContract } from '../../../tests/contract/page.ts';
import { CONSENT_ALL, CONSENT_NONE } from '../../domain/consent/consent.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import {
  createMemoryContact,
  createMemoryNewsletter,
  createMemorySegments,
  createMemoryVideo,
} from './site.ts';
import { createMemoryConsent } from './consent.ts';
import {
  createMemoryAds,
  createMemoryAnalytics,
  createMemoryCaptcha,
  createMemoryPaywall,
  createMemorySocial,
  createMemorySwg,
} from './stubs.ts';

const ELEMENT = {} as HTMLElement;
const PLACE = { elementId: 'a', slot: 'HOME/PREHOME', sizes: [[300, 250]] as const };
const DOWN = new ApiError('network', 'down');

describe('ports in memory', () => {
  it('remember the calls', async () => {
    const [newsletter, contact, ads] = [createMemoryNewsletter(), createMemoryContact(), createMemoryAds()];
    const form = { email: 'a@b.co', origin: 'home', policy: true };
    await newsletter.subscribe(form);
    await contact.send({ email: 'a@b.co' });
    const answer = await ads.show(PLACE);
    expect([newsletter.sent, contact.sent, [...ads.shown]]).toEqual([[form], [{ email: 'a@b.co' }], [PLACE]]);
    if (answer.outcome === 'filled') answer.remove();
    expect(ads.shown.size).toBe(0);
    const analytics = createMemoryAnalytics();
    analytics.track('share', { network: 'whatsapp' });
    analytics.identify('ana');
    expect([analytics.tracked, analytics.reader]).toEqual([
      [{ name: 'share', properties: { network: 'whatsapp' } }],
      'ana',
    ]);
  });

  it('return the given answers', async () => {
    expect(await createMemoryPaywall({ id: 7 }).check({ contentId: '/a/' })).toMatchObject({
      triggered: { id: 7 },
    });
    expect(await createMemorySegments({ URLPerfil: '/renovar/' }).renewal()).toEqual({
      URLPerfil: '/renovar/',
    });
    expect(await createMemoryVideo().video('v')).toBeNull();
    const box = await createMemoryCaptcha('proof').render(ELEMENT, () => undefined);
    expect(box.token()).toBe('proof');
    box.reset();
    expect(box.token()).toBeUndefined();
    const onCredential = vi.fn();
    await createMemorySocial().googleButton(ELEMENT, onCredential);
    expect(onCredential).toHaveBeenCalledTimes(1);
    const swg = createMemorySwg();
    const onPaid = vi.fn();
    await swg.start({ onPaid });
    swg.handlers.onPaid?.();
    expect(onPaid).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['contact', () => createMemoryContact({ error: DOWN }).send({ email: '' })],
    ['segments', () => createMemorySegments(null, { error: DOWN }).renewal()],
    ['paywall', () => createMemoryPaywall(null, { error: DOWN }).check({ contentId: '' })],
    ['video', () => createMemoryVideo([], { error: DOWN }).video('v')],
    ['ads', () => createMemoryAds({ error: DOWN }).show(PLACE)],
    ['captcha', () => createMemoryCaptcha('', { error: DOWN }).render(ELEMENT, () => undefined)],
    ['social', () => createMemorySocial({ error: DOWN }).facebook()],
  ])('%s fails as it is told', async (_name, call) => {
    await expect(call()).rejects.toBe(DOWN);
  });
});

describePageContract('memory', (scripts) => {
  const play = scripts === 'work' ? {} : { error: DOWN };
  const consent = createMemoryConsent(null);
  return {
    consent,
    paywall: (triggered) => createMemoryPaywall(triggered, play),
    captcha: createMemoryCaptcha('proof', play),
    solve: () => undefined,
    social: createMemorySocial(play),
    signInAtGoogle: () => undefined,
    swg: (reader) => createMemorySwg({ ...reader, ...play, sku: CONTRACT_SWG_SKU }),
  };
});

describeAdsContract('memory', (server) => {
  let requested = 0;
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const ads = createMemoryAds({
    ...((server === 'none' || server === 'blocked') && { unsold: [CONTRACT_PLACE.slot] }),
    ...(server === 'late' && { late }),
    consent: createMemoryConsent(server === 'refused' ? CONSENT_NONE : CONSENT_ALL),
    get size() {
      requested += 1;
      return undefined;
    },
  });
  return {
    ads,
    answer,
    filled: () => [...ads.shown].map(({ elementId }) => elementId),
    requested: () => requested,
  };
});

describeAnalyticsContract('memory', () => {
  const consent = createMemoryConsent(null);
  const analytics = createMemoryAnalytics(consent);
  return {
    consent,
    analytics,
    measured: async () => analytics.tracked,
    reader: () => analytics.reader,
  };
});
