// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isStickyAdClosed, prepareStickyAd, showStickyAd, StickyAd } from './index.ts';

const storage = (): Storage => sessionStorage;
const blocked = (): Storage => {
  throw new DOMException('blocked');
};

beforeEach(() => sessionStorage.clear());

/** The ad of a page, at the lower edge of a window of 700 px. */
function page() {
  render(
    <>
      <main tabIndex={-1}>
        <a href="/a/">Arriba</a>
        <a href="/b/">Abajo</a>
      </main>
      <StickyAd />
    </>,
  );
  const ad = document.querySelector<HTMLElement>('aside')!;
  const place = (element: Element, top: number, bottom: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
  const [upper, lower] = screen.getAllByRole('link') as [HTMLElement, HTMLElement];
  place(ad, 600, 700);
  place(upper, 100, 120);
  const at = place(lower, 650, 670);
  return { ad, upper, lower, at, close: within(ad).getByRole('button', { name: 'Cerrar el anuncio' }) };
}

describe('B12 the ad at the lower edge of the window', () => {
  it('is named, and has an element for the ad server', () => {
    const { ad } = page();
    expect(ad).toHaveAttribute('aria-label', 'Publicidad');
    expect(prepareStickyAd(ad)?.dataset).toMatchObject({ adSlot: 'STICKY', adSize: 'anchor' });
    expect(ad.dataset).toMatchObject({ asking: '' });
  });

  it('is shown, and closed for the visit', () => {
    const { ad, close, upper } = page();
    const onClose = vi.fn();
    showStickyAd(ad, { storage, onClose });
    expect(ad.dataset['sold']).toBe('');
    expect(isStickyAdClosed(storage)).toBe(false);
    upper.focus();
    close.focus();
    close.click();
    expect(ad.dataset['sold']).toBeUndefined();
    expect(isStickyAdClosed(storage)).toBe(true);
    expect(document.activeElement).toBe(upper);
    close.click();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('waits while it would cover the focus', () => {
    const { ad, lower, upper } = page();
    prepareStickyAd(ad);
    lower.focus();
    showStickyAd(ad, { storage });
    expect(ad.dataset['sold']).toBeUndefined();
    upper.focus();
    expect(ad.dataset['sold']).toBe('');
    expect(ad.dataset['asking']).toBeUndefined();
  });

  it('comes when the focus is scrolled away, and not after it was taken away', () => {
    const { ad, lower, at } = page();
    lower.focus();
    const hide = showStickyAd(ad, { storage });
    at.mockReturnValue({ top: 300, bottom: 320 } as DOMRect);
    hide();
    document.dispatchEvent(new Event('scroll'));
    expect(ad.dataset['sold']).toBeUndefined();
    at.mockReturnValue({ top: 650, bottom: 670 } as DOMRect);
    showStickyAd(ad, { storage });
    at.mockReturnValue({ top: 300, bottom: 320 } as DOMRect);
    document.dispatchEvent(new Event('scroll'));
    expect(ad.dataset['sold']).toBe('');
  });

  it('closes without storage, and remembers nothing', () => {
    const { ad, close } = page();
    showStickyAd(ad, { storage: blocked });
    close.click();
    expect([ad.dataset['sold'], isStickyAdClosed(blocked)]).toEqual([undefined, false]);
  });
});
