// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { CONSENT_ALL, CONSENT_NONE } from '../../domain/consent/consent.ts';
import { CONTRACT_PLACE, describeAdsContract, type AdsCase } from '../../../tests/contract/ads.ts';
import { createMemoryConsent } from '../memory/consent.ts';
import { createAdManager, type AdLibrary, type AdRendered } from './ads.ts';
import { createFrameAds } from './ads-frame.ts';
import { scriptPage } from './page.fixture.ts';

const consentOf = (server: AdsCase) => createMemoryConsent(server === 'refused' ? CONSENT_NONE : CONSENT_ALL);

/** The ad manager's library, which says that a slot is rendered when `answer` is called, or at once. */
function openManager(server: AdsCase, rendered: Partial<AdRendered> = {}, publisher = '99') {
  const filled = new Set<string>();
  const listeners = new Set<(rendered: AdRendered) => void>();
  const slot = { addService: () => slot, setTargeting: vi.fn(() => slot) };
  const answer = (): void => {
    filled.add('ad-1');
    for (const listener of listeners)
      listener({ slot, isEmpty: server === 'none', size: [300, 250], ...rendered });
  };
  const googletag: AdLibrary = {
    cmd: { push: (work) => work() },
    defineSlot: vi.fn(() => slot),
    pubads: () => ({
      addEventListener: (_event, listener) => listeners.add(listener),
      removeEventListener: (_event, listener) => listeners.delete(listener),
    }),
    enableServices: () => undefined,
    display: vi.fn(() => void (server === 'late' || queueMicrotask(answer))),
    destroySlots: vi.fn(() => filled.clear()),
  };
  const { document, scripts } = scriptPage(() => server !== 'blocked');
  const log = vi.fn();
  const ads = createAdManager({
    page: { document, googletag },
    siteName: 'semanario',
    consent: consentOf(server),
    timeoutMs: 100,
    ...{ publisher, log },
  });
  return { ads, answer, log, slot, googletag, filled: () => [...filled], requested: () => scripts.length };
}

describeAdsContract('ad manager', openManager);

describe('ad manager', () => {
  it('asks for the slot under the publisher and the site, with its targeting', async () => {
    const { ads, googletag, slot } = openManager('fills');
    await ads.show({ ...CONTRACT_PLACE, targeting: { tag: 'paz' } });
    expect(googletag.defineSlot).toHaveBeenCalledWith('/99/semanario/HOME/PREHOME', [[300, 250]], 'ad-1');
    expect(slot.setTargeting).toHaveBeenCalledWith('tag', 'paz');
    expect(googletag.display).toHaveBeenCalledWith('ad-1');
  });

  it('a blocked library is logged once in the console', async () => {
    const { ads, log, googletag } = openManager('blocked');
    await ads.show(CONTRACT_PLACE);
    await ads.show(CONTRACT_PLACE);
    expect(log.mock.calls).toEqual([['pubads library was blocked']]);
    expect(googletag.defineSlot).not.toHaveBeenCalled();
  });

  it.each([
    ['fluid', 'fluid'],
    ['no size', null],
    ['an empty size', [0, 0]],
  ])('a creative with %s takes the preferred size', async (_what, size) => {
    expect(await openManager('fills', { size }).ads.show(CONTRACT_PLACE)).toMatchObject({ size: [300, 250] });
  });

  it('does not wait longer than its time limit, and gives the slot up', async () => {
    const { ads, googletag, slot } = openManager('late');
    expect(await ads.show(CONTRACT_PLACE)).toEqual({ outcome: 'empty' });
    expect(googletag.destroySlots).toHaveBeenCalledWith([slot]);
  });

  it('a site without a publisher id rejects with a message for administrators', async () => {
    await expect(openManager('fills', {}, '').ads.show(CONTRACT_PLACE)).rejects.toMatchObject({
      message: 'No DFP Publisher ID has been supplied via site properties.',
    });
  });
});

const DECISION = { creative: '/ads/v1/creatives/1', width: 300, height: 250 };

/** A server for ads in frames. Its creative is drawn when `answer` is called, or at once. */
function openFrames(server: AdsCase, decision: unknown = DECISION) {
  document.body.innerHTML = '<div id="ad-1"></div>';
  const slot = document.getElementById('ad-1')!;
  const find = () => slot.querySelector('iframe');
  const answer = (data = 'rt-ad-drawn'): void => {
    window.dispatchEvent(new MessageEvent('message', { data, source: find()?.contentWindow ?? null }));
  };
  const fetch = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>(async () => {
    if (server === 'blocked') throw new TypeError('Failed to fetch');
    if (server === 'none') return new Response(null, { status: 204 });
    if (server !== 'late') setTimeout(answer, 5);
    return Response.json(decision);
  });
  const page = {
    fetch: fetch as unknown as typeof window.fetch,
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  const log = vi.fn();
  const ads = createFrameAds({
    ...{ page, log, consent: consentOf(server), title: 'Publicidad', site: 'semanario' },
    address: 'https://ads.example/ads/v1',
    timeoutMs: 100,
  });
  return {
    ...{ ads, answer, fetch, find, log },
    filled: () => (find() ? ['ad-1'] : []),
    requested: () => fetch.mock.calls.length,
  };
}

describeAdsContract('ads in frames', openFrames);

describe('ads in frames', () => {
  it('asks once without cookies, and shows the creative in a frame without the page’s rights', async () => {
    const { ads, fetch, find } = openFrames('fills');
    await ads.show(CONTRACT_PLACE);
    const [address, { credentials }] = fetch.mock.calls[0]!;
    expect(address.href).toBe(
      'https://ads.example/ads/v1/semanario/decision?slot=HOME%2FPREHOME&sizes=300x250',
    );
    expect(credentials).toBe('omit');
    const frame = find()!;
    expect(frame.src).toBe('https://ads.example/ads/v1/creatives/1');
    expect(frame.getAttribute('sandbox')).not.toContain('same-origin');
    expect([frame.title, frame.width, frame.height]).toEqual(['Publicidad', '300', '250']);
  });

  it.each([
    ['another origin', { ...DECISION, creative: 'https://evil.example/1' }],
    ['a script', { ...DECISION, creative: 'javascript:alert(1)' }],
    ['no size', { creative: '/1' }],
    ['a size that is none', { ...DECISION, width: -1 }],
    ['an endless size', { ...DECISION, height: 1e9 }],
    ['nothing', null],
  ])('refuses a decision with %s', async (_what, decision) => {
    const { ads, find, log } = openFrames('fills', decision);
    expect(await ads.show(CONTRACT_PLACE)).toEqual({ outcome: 'empty' });
    expect([find(), log.mock.calls.length]).toEqual([null, 1]);
  });

  it('takes a frame away that is not drawn in time; messages of others do not count', async () => {
    const { ads, answer, filled } = openFrames('late');
    const shown = ads.show(CONTRACT_PLACE);
    await vi.waitFor(() => expect(filled()).toEqual(['ad-1']), { interval: 5 });
    answer('another word');
    window.dispatchEvent(new MessageEvent('message', { data: 'rt-ad-drawn', source: window }));
    expect(await shown).toEqual({ outcome: 'empty' });
    expect(filled()).toEqual([]);
  });

  it('says when Escape is pressed in the creative, until it is removed', async () => {
    const { ads, answer: say } = openFrames('fills');
    const onEscape = vi.fn();
    const answer = await ads.show({ ...CONTRACT_PLACE, onEscape });
    window.dispatchEvent(new MessageEvent('message', { data: 'rt-ad-close', source: window }));
    expect(onEscape).not.toHaveBeenCalled();
    say('rt-ad-close');
    expect(onEscape).toHaveBeenCalledTimes(1);
    if (answer.outcome === 'filled') answer.remove();
    say('rt-ad-close');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('waits once for the decision and the creative together', async () => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const { ads, fetch, filled } = openFrames('late');
    const shown = ads.show(CONTRACT_PLACE);
    await vi.waitFor(() => expect(filled()).toEqual(['ad-1']), { interval: 5 });
    expect(fetch.mock.calls[0]![1].signal).toBe(time.signal);
    time.abort();
    expect(await shown).toEqual({ outcome: 'empty' });
    expect([timeout.mock.calls.length, filled()]).toEqual([1, []]);
    timeout.mockRestore();
  });
});
