// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InterstitialAd, prepareInterstitialAd, showInterstitialAd } from './index.ts';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});

const dialogOf = (cap?: number): HTMLDialogElement =>
  render(<InterstitialAd cap={cap} />).container.querySelector('dialog')!;

describe('B12 the ad between pages', () => {
  it('is a closed dialog with a name, its cap, and an element for the ad server', () => {
    const dialog = dialogOf();
    expect(dialog.open).toBe(false);
    expect(dialog).toHaveAttribute('aria-label', 'Publicidad');
    expect(dialog.dataset['cap']).toBe('1');
    expect(dialogOf(3).dataset['cap']).toBe('3');
    expect(prepareInterstitialAd(dialog)?.dataset).toMatchObject({ adSlot: 'INTERSTITIAL', adSize: 'page' });
  });

  it('opens as a modal, and is closed by the reader or by the page, once', () => {
    const dialog = dialogOf();
    const onClose = vi.fn();
    prepareInterstitialAd(dialog);
    const close = showInterstitialAd(dialog, onClose);
    expect([dialog.open, { ...dialog.dataset }]).toEqual([true, { cap: '1', sold: '' }]);
    close();
    expect([dialog.open, { ...dialog.dataset }]).toEqual([false, { cap: '1' }]);
    close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
