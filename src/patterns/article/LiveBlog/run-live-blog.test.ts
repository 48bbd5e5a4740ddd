// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREAM } from './live-blog.fixture.ts';
import type { LiveMessage } from './live-message.ts';
import { LONGEST_POLL_MS, LOST_MS, POLL_MS } from './live-stream.ts';
import { ageText, runLiveBlog, SAY_EVERY_MS, type LiveBlogHooks } from './run-live-blog.ts';

const T = (minute: number): string => `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`;
const post = (id: string, minute: number, text = id): string =>
  `<article id="${id}" tabindex="-1" data-changed="${minute}-${text}"><time datetime="${T(minute)}">x</time><h2>${text}</h2></article>`;

class Source {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Source.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  send(message: Partial<LiveMessage>): void {
    const whole = {
      posts: [],
      removed: [],
      pinned: null,
      updated: { iso: T(30), text: '' },
      ended: false,
      ...message,
    };
    this.onmessage?.({ data: JSON.stringify({ version: T(30), ...whole }) });
  }
}
const last = (): Source => Source.all.at(-1)!;

const ids = (): string[] => [...document.querySelectorAll('[data-live-posts] article')].map(({ id }) => id);
const button = (): HTMLButtonElement => document.querySelector('button')!;
const status = (): string => document.querySelector('[role=status]')!.textContent;
const fresh = (id: string, minute: number, text?: string) => ({
  id,
  html: post(id, minute, text),
  fresh: true,
});

let stop: (() => void) | void;
function start(props: Partial<typeof STREAM> = {}, hooks?: LiveBlogHooks): void {
  document.body.innerHTML = `<article><span data-tone="live">En vivo</span><section data-live-blog>
    <time data-live-updated datetime="${T(0)}">antes</time>
    <i><button data-live-button hidden></button><p data-live-failing hidden></p><p role="status" data-live-status></p></i>
    <div data-live-pinned></div><div data-live-posts>${post('b', 10)}${post('a', 5)}</div></section></article>`;
  stop = runLiveBlog(document.querySelector('i')!, { ...STREAM, version: T(10), ...props }, hooks);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(T(31)) });
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('scrollBy', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  Source.all = [];
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('X11 new posts', () => {
  it('wait behind a button, and are shown above the others with the focus on the newest', async () => {
    start();
    last().send({ posts: [fresh('d', 30), fresh('c', 20)] });
    expect([ids(), button().hidden, button().textContent]).toEqual([
      ['b', 'a'],
      false,
      '2 actualizaciones nuevas',
    ]);
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    expect([ids(), button().hidden, document.activeElement?.id]).toEqual([['d', 'c', 'b', 'a'], true, 'd']);
  });

  it('of one minute are shown in the order of the document, whenever they arrived', async () => {
    start();
    last().send({ posts: [fresh('d', 20), fresh('c', 20)] });
    last().send({ version: T(31), posts: [fresh('e', 20), { ...fresh('c', 20, 'otra'), fresh: false }] });
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    expect([ids(), document.activeElement?.id]).toEqual([['e', 'd', 'c', 'b', 'a'], 'e']);
  });

  it('are announced at most every half minute', async () => {
    start();
    last().send({ posts: [fresh('c', 20)] });
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('1 actualización nueva');
    last().send({ version: T(31), posts: [fresh('d', 30)] });
    await vi.advanceTimersByTimeAsync(SAY_EVERY_MS - 1);
    expect(status()).toBe('1 actualización nueva');
    await vi.advanceTimersByTimeAsync(1);
    expect(status()).toBe('2 actualizaciones nuevas');
  });

  it('are shown once when the button is pressed twice', async () => {
    let loaded = (): void => undefined;
    const beforeShow = () => new Promise<void>((resolve) => (loaded = resolve));
    const afterShow = vi.fn();
    const hooks = { beforeShow: vi.fn(beforeShow), afterShow };
    start({}, hooks);
    last().send({ posts: [fresh('c', 20)] });
    button().click();
    const first = loaded;
    button().click();
    first();
    await vi.advanceTimersByTimeAsync(0);
    loaded();
    await vi.advanceTimersByTimeAsync(0);
    expect(document.querySelector('#c')).toHaveProperty('dataset.new', '');
    expect(afterShow).toHaveBeenCalledOnce();
  });

  it('are announced although the clock of the device was put back', async () => {
    start();
    last().send({ posts: [fresh('c', 20)] });
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() - 3_600_000);
    last().send({ version: T(31), posts: [fresh('d', 30)] });
    await vi.advanceTimersByTimeAsync(SAY_EVERY_MS);
    expect(status()).toBe('2 actualizaciones nuevas');
  });

  it('are those published later: an edited post of another page is not new', () => {
    start();
    last().send({ posts: [{ ...fresh('old', 1), fresh: false }] });
    expect(button().hidden).toBe(true);
  });

  it('change while they wait, or go', () => {
    start();
    last().send({ posts: [fresh('c', 20), fresh('d', 21)] });
    last().send({ version: T(31), posts: [{ ...fresh('c', 20, 'otra'), fresh: false }], removed: ['d'] });
    expect(button().textContent).toBe('1 actualización nueva');
  });
});

describe('X11 the focus', () => {
  const focused = (): string | undefined => document.activeElement?.id;
  const focus = (id: string): void => document.getElementById(id)!.focus();

  it('goes to the next post when its own is removed, also over an ad, and to the one before from the last', () => {
    start();
    document.getElementById('b')!.insertAdjacentHTML('afterend', '<div>Publicidad</div>');
    focus('b');
    last().send({ removed: ['b'], posts: [] });
    expect(focused()).toBe('a');
    last().send({ version: T(31), pinned: { id: 'p', html: post('p', 20) } });
    last().send({ version: T(32), pinned: { id: 'p', html: post('p', 20) }, removed: ['a'] });
    expect(focused()).toBe('p');
  });

  it('stays on a post that is pinned, and on one that returns to its place', () => {
    start();
    focus('a');
    last().send({ pinned: { id: 'a', html: post('a', 5, 'fijo') } });
    expect([focused(), document.activeElement?.textContent]).toEqual(['a', 'xfijo']);
    last().send({ version: T(31) });
    expect(focused()).toBe('a');
  });

  it('goes from the button to the first post when the posts that waited are removed', () => {
    start();
    last().send({ posts: [fresh('c', 20)] });
    button().focus();
    last().send({ version: T(31), removed: ['c'] });
    expect([button().hidden, focused()]).toEqual([true, 'b']);
  });
});

describe('X11 other changes', () => {
  it('edit and remove posts in place; the focus stays on an edited post', () => {
    start();
    document.getElementById('b')!.focus();
    last().send({ posts: [fresh('b', 10, 'corregido')], removed: ['a'] });
    expect(ids()).toEqual(['b']);
    expect([document.activeElement?.id, document.activeElement?.textContent]).toEqual(['b', 'xcorregido']);
  });

  it('pin another post, and put the one before back in its place', () => {
    start();
    last().send({ pinned: { id: 'a', html: post('a', 5, 'fijo') } });
    expect([ids(), document.querySelector('[data-live-pinned] article')?.id]).toEqual([['b'], 'a']);
    last().send({ version: T(31), pinned: { id: 'b', html: post('b', 10, 'fijo') } });
    expect([ids(), document.querySelector('[data-live-pinned] article')?.id]).toEqual([['a'], 'b']);
  });

  it('end the blog, its mark and its connection', () => {
    start();
    last().send({ ended: true });
    const mark = document.querySelector<HTMLElement>('[data-tone]')!;
    expect([mark.dataset['tone'], mark.textContent, last().closed]).toEqual([
      'outline',
      'Cobertura finalizada',
      true,
    ]);
  });

  it('write the time since the last change, again and again', async () => {
    start();
    last().send({});
    expect(document.querySelector('[data-live-updated]')!.textContent).toBe('hace 1 min');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(document.querySelector('[data-live-updated]')!.textContent).toBe('hace 2 min');
    expect(ageText(T(0), Date.parse(T(0)) + 7_200_000, STREAM.messages)).toBe('hace 2 h');
    expect(ageText(T(0), Date.parse(T(0)) + 119_000, STREAM.messages)).toBe('hace 1 min');
    expect(ageText(T(0), Date.parse(T(0)) + 10_740_000, STREAM.messages)).toBe('hace 2 h');
    expect(ageText('ayer', 0, STREAM.messages)).toBe('');
  });
});

describe('X11 the connection', () => {
  const reply = (message: object | undefined, code = 200) =>
    Promise.resolve(new Response(JSON.stringify(message), { status: code }));
  const MESSAGE = {
    version: T(30),
    posts: [fresh('c', 20)],
    removed: [],
    pinned: null,
    updated: { iso: T(30) },
  };

  it('asks instead when events are refused, less often after each failure, and says that it is lost', async () => {
    const fetched = vi.fn(() => reply(undefined, 503));
    vi.stubGlobal('fetch', fetched);
    start();
    last().readyState = Source.CLOSED;
    last().onerror?.();
    await vi.advanceTimersByTimeAsync(LOST_MS);
    expect([document.querySelector<HTMLElement>('[data-live-failing]')!.hidden, status()]).toEqual([
      false,
      STREAM.messages.lost,
    ]);
    await vi.advanceTimersByTimeAsync(POLL_MS - LOST_MS);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * POLL_MS);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20 * LONGEST_POLL_MS);
    expect(fetched.mock.calls.length).toBeLessThan(25);
    fetched.mockImplementation(() => reply(MESSAGE));
    await vi.advanceTimersByTimeAsync(LONGEST_POLL_MS);
    expect([document.querySelector<HTMLElement>('[data-live-failing]')!.hidden, button().hidden]).toEqual([
      true,
      false,
    ]);
  });

  it('stops when the blog is gone', async () => {
    const fetched = vi.fn(() => reply({}, 404));
    vi.stubGlobal('fetch', fetched);
    start();
    last().readyState = Source.CLOSED;
    last().onerror?.();
    await vi.advanceTimersByTimeAsync(10 * LONGEST_POLL_MS);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('ends while the page is hidden, and catches up from its version', () => {
    start();
    last().send({});
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().closed).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Source.all).toHaveLength(2);
    expect(last().url).toBe(`${STREAM.address}&desde=${encodeURIComponent(T(30))}`);
    hidden.mockRestore();
  });

  it('takes no message of another shape', () => {
    start();
    for (const data of ['<html>', '{}', '{"version":"2027"}', 'null']) last().onmessage?.({ data });
    expect([ids(), button().hidden]).toEqual([['b', 'a'], true]);
  });
});
