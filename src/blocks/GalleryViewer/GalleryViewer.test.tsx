// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../components/browser-stubs.ts';
import { GALLERY } from '../fixtures/article.tsx';
import GalleryViewer from './GalleryViewer.tsx';
import { VIEWER_IDLE_MS } from './useIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => vi.useRealTimers());

const show = (onClose = vi.fn()) => {
  render(<GalleryViewer title="La cosecha" images={GALLERY} start={1} onClose={onClose} />);
  return { onClose, viewer: screen.getByRole('dialog', { name: 'La cosecha' }) };
};
const isIdle = (viewer: HTMLElement): boolean => viewer.hasAttribute('data-idle');
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('N10 the viewer over the whole screen', () => {
  it('begins with the picture that it is told, and says its place, caption and credit', () => {
    const { viewer } = show();
    expect(screen.getByText('2 / 5')).toBeTruthy();
    expect(viewer.querySelector('.caption')?.textContent).toBe(GALLERY[1]!.caption.text);
    expect(viewer.querySelectorAll('.frame')).toHaveLength(5);
  });

  it('takes the focus, so that the arrow keys lead on at once', () => {
    const { viewer } = show();
    expect(document.activeElement?.closest('[role="dialog"]')).toBe(viewer);
    expect(document.activeElement?.className).toBe('viewport');
  });

  it('001 §9: its controls fade after 3000 ms without action', () => {
    expect(VIEWER_IDLE_MS).toBe(3000);
    const { viewer } = show();
    wait(2999);
    expect(isIdle(viewer)).toBe(false);
    wait(1);
    expect(isIdle(viewer)).toBe(true);
  });

  it('an action brings them back: a key, the pointer', () => {
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

  it('closes by its button and by Escape', () => {
    const { onClose, viewer } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la galería' }));
    fireEvent.keyDown(viewer, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
