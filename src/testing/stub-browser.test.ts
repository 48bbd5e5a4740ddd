// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { stubBrowser } from './index.ts';

describe('stubBrowser', () => {
  it('answers the media query of the components as configured', () => {
    const query = '(prefers-reduced-motion: reduce)';
    stubBrowser();
    expect(matchMedia(query).matches).toBe(false);
    stubBrowser({ reducedMotion: true });
    expect(matchMedia(query)).toMatchObject({ matches: true, media: query });
    expect(matchMedia('(min-width: 1px)').matches).toBe(false);
  });

  it('has observers that never report', () => {
    stubBrowser();
    const told = vi.fn();
    new IntersectionObserver(told).observe(document.body);
    new ResizeObserver(told).observe(document.body);
    expect(told).not.toHaveBeenCalled();
  });

  it('opens and closes a dialog, with its event and its return value', () => {
    stubBrowser();
    const dialog = document.createElement('dialog');
    const closed = vi.fn();
    dialog.addEventListener('close', closed);
    dialog.showModal();
    expect(dialog.open).toBe(true);
    dialog.close('sí');
    dialog.close('no');
    expect(dialog.open).toBe(false);
    expect(dialog.returnValue).toBe('sí');
    expect(closed).toHaveBeenCalledOnce();
  });

  it('lays out the slides of a carousel when a width is given', () => {
    document.body.innerHTML =
      '<div class="rt-carousel"><p class="slide"></p><p class="slide"></p></div><p class="slide"></p>';
    const boxes = () =>
      [...document.querySelectorAll<HTMLElement>('.slide')].map(({ offsetLeft, offsetWidth }) => [
        offsetLeft,
        offsetWidth,
      ]);
    stubBrowser();
    expect(boxes().flat()).toEqual([0, 0, 0, 0, 0, 0]);
    stubBrowser({ slideWidth: 80 });
    expect(boxes()).toEqual([
      [0, 80],
      [80, 80],
      [0, 80],
    ]);
  });

  it('restores the original state', () => {
    const before = globalThis.matchMedia;
    const restore = stubBrowser({ slideWidth: 80 });
    stubBrowser({ reducedMotion: true });
    expect(globalThis.matchMedia).not.toBe(before);
    restore();
    expect(globalThis.matchMedia).toBe(before);
    expect(document.body.offsetWidth).toBe(0);
  });
});
