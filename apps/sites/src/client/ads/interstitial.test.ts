// @vitest-environment jsdom
import type { AdAnswer, AdsPort } from 'rotativa/providers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startInterstitial } from './interstitial.ts';

const NOW = () => new Date('2026-11-20T17:00:00Z');
const KEPT = 'rt-anuncio-entre-paginas';

interface Visit {
  /** Pages of this visit before this one. */
  before?: boolean;
  referrer?: string;
  navigation?: string;
  search?: string;
  cap?: number;
  reader?: string;
  kept?: string;
  local?: Partial<Storage>;
  session?: Partial<Storage>;
  answer?: Promise<AdAnswer>;
}

let dialog: HTMLDialogElement;
beforeEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['reader'];
  localStorage.clear();
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480);
});

/** The second page of a visit, unless the visit says otherwise. */
function visit(is: Visit = {}) {
  const { before = true, referrer = 'https://site.example/', navigation = 'navigate', cap = 1 } = is;
  document.body.innerHTML = `<dialog id="interstitial-ad" data-cap="${cap}"><div class="space" id="space" data-ad-slot="INTERSTITIAL" data-ad-size="page"></div></dialog>`;
  dialog = document.querySelector('dialog')!;
  if (before) sessionStorage.setItem('rt-visita', '1');
  if (is.kept !== undefined) localStorage.setItem(KEPT, is.kept);
  if (is.reader) document.documentElement.dataset['reader'] = is.reader;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const remove = vi.fn();
  const show = vi.fn<AdsPort['show']>(
    () => is.answer ?? Promise.resolve({ outcome: 'filled', size: [320, 480], remove }),
  );
  const view = {
    document,
    location: { origin: 'https://site.example', search: is.search ?? '' },
    sessionStorage: is.session ?? sessionStorage,
    localStorage: is.local ?? localStorage,
    performance: { getEntriesByType: () => [{ type: navigation }] },
  } as unknown as Window;
  const stop = startInterstitial({ show }, view, NOW);
  return { show, remove, stop };
}

/** Long enough for what does not wait. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

const throws = (): never => {
  throw new DOMException('blocked');
};

describe('B12 the ad between pages', () => {
  it('comes on the second page of a visit, once a day', async () => {
    visit();
    await settled();
    expect([dialog.open, localStorage.getItem(KEPT)]).toEqual([true, '2026-11-20 1']);
    dialog.close();
    const { show } = visit();
    await settled();
    expect([dialog.open, show.mock.calls.length]).toEqual([false, 0]);
  });

  it.each<[string, Visit]>([
    ['on the first page', { before: false }],
    ['after a reload', { navigation: 'reload' }],
    ['after going back', { navigation: 'back_forward' }],
    ['for a reader from elsewhere', { referrer: 'https://search.example/' }],
    ['without a referrer', { referrer: '' }],
    ['where the address opens the form to sign in', { search: '?form=login' }],
    ['to subscribers', { reader: 'subscriber' }],
    ['with a cap of none', { cap: 0 }],
    ['with a cap that is no number', { cap: Number.NaN }],
    ['once more than the cap', { cap: 2, kept: '2026-11-20 2' }],
    ['with a blocked storage', { local: { getItem: throws, setItem: throws } }],
    ['with a blocked session', { session: { getItem: throws, setItem: throws } }],
  ])('is not asked for %s', async (_when, is) => {
    const { show } = visit(is);
    await settled();
    expect([dialog.open, show.mock.calls.length]).toEqual([false, 0]);
  });

  it('the first page of a visit is remembered', async () => {
    visit({ before: false });
    visit({ before: false });
    await settled();
    expect(dialog.open).toBe(true);
  });

  it.each<[string, Visit]>([
    ['with a record that is not valid', { kept: '{"times":99}' }],
    ['with the record of another day', { kept: '2026-11-19 1' }],
    ['below the cap', { cap: 2, kept: '2026-11-20 1' }],
    ['to registered readers', { reader: 'registered' }],
  ])('comes %s', async (_when, is) => {
    visit(is);
    await settled();
    expect(dialog.open).toBe(true);
  });

  it('is not shown if the browser does not keep that it was', async () => {
    const { remove } = visit({ local: { getItem: () => null, setItem: () => undefined } });
    await settled();
    expect([dialog.open, remove.mock.calls.length]).toEqual([false, 1]);
  });

  it('waits until the page knows who reads', async () => {
    const { show } = visit({ reader: 'unknown' });
    await settled();
    expect(show).not.toHaveBeenCalled();
    document.documentElement.dataset['reader'] = 'registered';
    await settled();
    expect(dialog.open).toBe(true);
  });

  it.each<[string, () => void]>([
    ['after the reader has scrolled', () => document.dispatchEvent(new Event('scroll'))],
    ['after the reader has pressed a key', () => document.dispatchEvent(new KeyboardEvent('keydown'))],
    [
      'over another dialog',
      () => document.body.append(Object.assign(document.createElement('dialog'), { open: true })),
    ],
  ])('is not shown %s', async (_when, happens) => {
    const remove = vi.fn();
    let resolve: (answer: AdAnswer) => void = () => undefined;
    visit({ answer: new Promise((answered) => (resolve = answered)) });
    await settled();
    happens();
    resolve({ outcome: 'filled', size: [320, 480], remove });
    await settled();
    expect([dialog.open, remove.mock.calls.length, localStorage.getItem(KEPT)]).toEqual([false, 1, null]);
    expect(dialog.dataset['asking']).toBeUndefined();
  });

  it('is not shown after its time, also if it does not know who reads', async () => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const { show } = visit({ reader: 'unknown' });
    time.abort();
    document.documentElement.dataset['reader'] = 'registered';
    await settled();
    expect([dialog.open, show.mock.calls.length]).toEqual([false, 0]);
    timeout.mockRestore();
  });

  it('ends with the permission for ads', async () => {
    const { stop, remove } = visit();
    await settled();
    stop();
    expect([dialog.open, remove.mock.calls.length]).toEqual([false, 1]);
  });

  it('without an ad the page stays as it was', async () => {
    visit({ answer: Promise.resolve({ outcome: 'empty' }) });
    await settled();
    expect([dialog.open, { ...dialog.dataset }, localStorage.getItem(KEPT)]).toEqual([
      false,
      { cap: '1' },
      null,
    ]);
  });
});
