import type { EmblaCarouselType } from 'embla-carousel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSwipes } from './swipes.ts';

/** Swipes a row of slides of 100 px by so many pixels, from the second slide. @returns the slides to which it was moved */
function swipe(px: number, ms: number): number[] {
  let place = -100;
  const listeners: Record<string, () => void> = {};
  const scrollTo = vi.fn();
  const embla = {
    on: (name: string, listener: () => void) => {
      listeners[name] = listener;
      return embla;
    },
    internalEngine: () => ({
      location: { get: () => place },
      scrollTarget: { shortcut: (by: number) => by },
    }),
    selectedScrollSnap: () => 1,
    slideNodes: () => [{ offsetWidth: 100 }],
    scrollTo,
  };
  watchSwipes(embla as unknown as EmblaCarouselType, 0.25);
  listeners['pointerDown']!();
  place += px;
  vi.advanceTimersByTime(ms);
  listeners['pointerUp']!();
  return scrollTo.mock.calls.map(([slide]) => slide as number);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [-24, 1],
  [-25, 2],
  [-60, 2],
  [-124, 2],
  [-125, 3],
  [24, 1],
  [25, 0],
])('T5 a slow swipe by %i of 100 px ends at slide %i, when a quarter moves on', (px, slide) => {
  expect(swipe(px, 300)).toEqual([slide]);
});

it('T5 a flick is left to Embla', () => {
  expect(swipe(-60, 299)).toEqual([]);
});
