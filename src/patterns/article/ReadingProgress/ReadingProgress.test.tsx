// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READING_PROGRESS_MS, ReadingProgress, readPercent, startReadingProgress } from './index.ts';

describe('H2 reading progress', () => {
  it.each([
    [0, 3000, 1000, 0],
    [200, 3000, 1000, 0],
    [-1000, 3000, 1000, 50],
    [-2000, 3000, 1000, 100],
    [-9000, 3000, 1000, 100],
    [100, 500, 1000, 0],
    [-1, 500, 1000, 100],
  ])('%d px from the top, %d px high, in a window of %d px: %d percent', (top, height, window, percent) => {
    expect(readPercent(top, height, window)).toBe(percent);
  });

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const show = (supported: boolean) => {
    const { container } = render(
      <article>
        <ReadingProgress />
      </article>,
    );
    let top = 0;
    const measured = vi.fn(() => ({ top, height: innerHeight * 3 }) as DOMRect);
    container.querySelector('article')!.getBoundingClientRect = measured;
    vi.stubGlobal('CSS', { supports: () => supported });
    startReadingProgress(document, window as never);
    return {
      line: container.querySelector<HTMLElement>('[data-reading-progress]')!,
      measured,
      scroll: (to: number) => {
        top = -to;
        window.dispatchEvent(new Event('scroll'));
      },
    };
  };

  it('is a decoration', () => {
    expect(show(true).line).toHaveAttribute('aria-hidden', 'true');
  });

  it('without view timelines moves at most every 100 ms', () => {
    const { line, measured, scroll } = show(false);
    expect(line.style.scale).toBe('0 1');
    for (let step = 1; step <= 10; step += 1) scroll(step * 10);
    scroll(innerHeight);
    expect(measured).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(READING_PROGRESS_MS);
    expect(measured).toHaveBeenCalledTimes(2);
    expect(line.style.scale).toBe('0.5 1');
  });

  it('with view timelines does nothing', () => {
    const { line, measured, scroll } = show(true);
    scroll(100);
    vi.advanceTimersByTime(READING_PROGRESS_MS);
    expect(measured).not.toHaveBeenCalled();
    expect(line.style.scale).toBe('');
  });
});
