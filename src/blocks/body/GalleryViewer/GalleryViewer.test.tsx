// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GALLERY } from '../../shared/fixtures/article.tsx';
import GalleryViewer from './GalleryViewer.tsx';
import { VIEWER_IDLE_MS } from './useIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const show = (onClose = vi.fn()) => {
  render(<GalleryViewer title="La cosecha" images={GALLERY} start={1} onClose={onClose} />);
  return { onClose, viewer: screen.getByRole('dialog', { name: 'La cosecha' }) };
};
const isIdle = (viewer: HTMLElement): boolean => viewer.hasAttribute('data-idle');
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('N10 the full-screen viewer', () => {
  it('begins with the given picture, and shows its number, caption and credit', () => {
    const { viewer } = show();
    expect(screen.getByText('2 / 5')).toBeTruthy();
    expect(viewer.querySelector('.caption')?.textContent).toBe(GALLERY[1]!.caption.text);
    expect(viewer.querySelectorAll('.frame')).toHaveLength(5);
  });

  it('takes the focus, so that the arrow keys work at once', () => {
    const { viewer } = show();
    expect(document.activeElement?.closest('[role="dialog"]')).toBe(viewer);
    expect(document.activeElement?.className).toBe('viewport');
  });

  it('its controls fade after 3000 ms without action', () => {
    expect(VIEWER_IDLE_MS).toBe(3000);
    const { viewer } = show();
    wait(2999);
    expect(isIdle(viewer)).toBe(false);
    wait(1);
    expect(isIdle(viewer)).toBe(true);
  });

  it('an action shows them again: a key, the pointer', () => {
    const { viewer } = show();
    wait(3000);
    fireEvent.keyDown(viewer, { key: 'Tab' });
    expect(isIdle(viewer)).toBe(false);
    wait(3000);
    fireEvent.pointerMove(viewer, { pointerType: 'mouse' });
    expect(isIdle(viewer)).toBe(false);
  });

  it('a tap on the picture shows and hides them', () => {
    const { viewer } = show();
    const picture = viewer.querySelector('.frame')!;
    fireEvent.click(picture);
    expect(isIdle(viewer)).toBe(true);
    fireEvent.click(picture);
    expect(isIdle(viewer)).toBe(false);
    wait(3000);
    expect(isIdle(viewer)).toBe(true);
  });

  it('closes with its button and with Escape', () => {
    const { onClose, viewer } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la galería' }));
    fireEvent.keyDown(viewer, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
