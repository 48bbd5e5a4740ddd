import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderQueue, OverloadError, type RenderQueueOptions } from './render-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(options: Partial<RenderQueueOptions> = {}) {
  const lines: [message: string, what: object][] = [];
  const queue = createRenderQueue({
    atOnce: 1,
    waiting: 1,
    waitMs: 1000,
    log: { warn: (what, message) => void lines.push([message, what]) },
    now: () => Date.now(),
    ...options,
  });
  return { queue, lines };
}

/** A page that is made when the test ends it. */
function page() {
  let end!: (text: string) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { make: vi.fn(() => promise), end, fail };
}

describe('the queue of pages', () => {
  it('makes as many at once as there are places, and the others in their order', async () => {
    const { queue } = open({ atOnce: 2, waiting: 2 });
    const pages = [page(), page(), page(), page()];
    const answers = pages.map(({ make }) => queue.run(make));
    expect(pages.map(({ make }) => make.mock.calls.length)).toEqual([1, 1, 0, 0]);
    pages[1]!.end('b');
    await answers[1];
    await Promise.resolve();
    expect(pages.map(({ make }) => make.mock.calls.length)).toEqual([1, 1, 1, 0]);
    for (const { end } of pages) end('c');
    expect(await Promise.all(answers)).toEqual(['c', 'b', 'c', 'c']);
  });

  it('a page that fails gives its place back', async () => {
    const { queue } = open();
    const [first, second] = [page(), page()];
    const failed = queue.run(first.make);
    const next = queue.run(second.make);
    first.fail(new Error('broken'));
    second.end('whole');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('whole');
  });

  it('refuses at once when enough others wait', async () => {
    const { queue } = open();
    const pages = [page(), page(), page()];
    const answers = pages.map(({ make }) => queue.run(make));
    await expect(answers[2]).rejects.toBeInstanceOf(OverloadError);
    expect(pages[2]!.make).not.toHaveBeenCalled();
  });

  it('refuses a page that has waited for too long, and never makes it', async () => {
    const { queue } = open();
    const [first, second] = [page(), page()];
    const made = queue.run(first.make);
    const late = queue.run(second.make).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBeInstanceOf(OverloadError);
    first.end('a');
    await made;
    expect(second.make).not.toHaveBeenCalled();
    expect(await queue.run(async () => 'free again')).toBe('free again');
  });

  it('a page that waited and was made is no refusal', async () => {
    const { queue, lines } = open();
    const [first, second] = [page(), page()];
    const answers = [queue.run(first.make), queue.run(second.make)];
    first.end('a');
    second.end('b');
    await Promise.all(answers);
    await vi.advanceTimersByTimeAsync(2000);
    expect(lines).toEqual([]);
  });

  it('says once that it is too much, and once that it is over', async () => {
    const { queue, lines } = open({ waiting: 0 });
    const first = page();
    const made = queue.run(first.make);
    for (let refused = 0; refused < 3; refused += 1) await queue.run(first.make).catch(() => undefined);
    first.end('a');
    await made;
    expect(lines).toEqual([
      [
        'more pages are asked for than this server can make',
        { atOnce: 1, waiting: 0, waitMs: 1000, now: 1, pageMs: 0 },
      ],
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    await queue.run(async () => 'b');
    await queue.run(async () => 'c');
    expect(lines.slice(1)).toEqual([['every page is made again', { ms: 0, refused: 3 }]]);
  });
});
