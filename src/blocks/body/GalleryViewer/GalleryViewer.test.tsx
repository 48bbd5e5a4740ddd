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

/** jsdom takes every focus for that of a keyboard. */
const withMouse = (): void => (document.activeElement as HTMLElement).blur();

describe('N10 the full-screen viewer', () => {
  it('begins with the given picture, and shows its number, caption and credit', () => {
    const { viewer } = show();
    expect(screen.getByText('2 / 5')).toHaveAttribute('aria-live', 'polite');
    expect(viewer.querySelector('.caption')?.textContent).toBe(GALLERY[1]!.caption.text);
    expect(viewer.querySelectorAll('.frame')).toHaveLength(5);
  });

  it('has the smallest file of each picture under it until the large one has come', () => {
    const small = GALLERY.map((image, at) => ({
      ...image,
      picture: { ...image.picture, renditions: [{ url: `/small-${at}.avif`, width: 160 }] },
    }));
    render(<GalleryViewer title="La cosecha" images={small} start={0} onClose={vi.fn()} />);
    const frames = [...document.querySelectorAll<HTMLElement>('.frame')];
    expect(frames.map(({ style }) => style.backgroundImage)).toEqual(
      small.map((_, at) => `url("/small-${at}.avif")`),
    );
  });

  it('takes the focus, so that the arrow keys work at once', () => {
    const { viewer } = show();
    expect(document.activeElement?.closest('[role="dialog"]')).toBe(viewer);
    expect(document.activeElement?.className).toBe('viewport');
  });

  it('its controls fade after 3000 ms without action', () => {
    expect(VIEWER_IDLE_MS).toBe(3000);
    const { viewer } = show();
    withMouse();
    wait(2999);
    expect(isIdle(viewer)).toBe(false);
    wait(1);
    expect(isIdle(viewer)).toBe(true);
  });

  it('an action shows them again: a key, the pointer', () => {
    const { viewer } = show();
    withMouse();
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
    withMouse();
    fireEvent.click(picture);
    expect(isIdle(viewer)).toBe(true);
    fireEvent.click(picture);
    expect(isIdle(viewer)).toBe(false);
    wait(3000);
    expect(isIdle(viewer)).toBe(true);
  });

  it('its controls stay as long as a keyboard is used, or with reduced motion', () => {
    const { viewer } = show();
    wait(60_000);
    expect(isIdle(viewer)).toBe(false);
    withMouse();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    fireEvent.pointerMove(viewer, { pointerType: 'mouse' });
    wait(60_000);
    expect(isIdle(viewer)).toBe(false);
    vi.unstubAllGlobals();
  });

  it('keys and buttons make the picture larger and smaller', () => {
    const { viewer } = show();
    const scale = () => viewer.querySelector('.scale')!.textContent;
    fireEvent.keyDown(viewer, { key: '+' });
    expect(scale()).toBe('150 %');
    fireEvent.click(screen.getByRole('button', { name: 'Acercar' }));
    expect(scale()).toBe('225 %');
    fireEvent.keyDown(viewer, { key: '-' });
    expect(scale()).toBe('150 %');
    fireEvent.click(screen.getByRole('button', { name: 'Alejar' }));
    expect(scale()).toBe('100 %');
    expect(screen.getByRole('button', { name: 'Alejar' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(viewer, { key: '=' });
    fireEvent.keyDown(viewer, { key: '0' });
    expect(scale()).toBe('100 %');
  });

  it('leaves the keys of the browser to it', () => {
    const { viewer } = show();
    fireEvent.keyDown(viewer, { key: '+', ctrlKey: true });
    expect(viewer.querySelector('.scale')!.textContent).toBe('100 %');
  });

  it('has a thumbnail of each picture, of which Tab reaches the shown one', () => {
    show();
    const row = screen.getByRole('group', { name: 'Todas las imágenes' });
    const tabs = [...row.querySelectorAll('button')].map(({ tabIndex }) => tabIndex);
    expect(tabs).toEqual([-1, 0, -1, -1, -1]);
    expect(row.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe('Ir a la imagen 2');
  });

  it('shows one picture to screen readers', () => {
    const { viewer } = show();
    const slides = [...viewer.querySelectorAll('.slide')];
    expect(slides.map((slide) => slide.getAttribute('aria-hidden'))).toEqual([
      'true',
      null,
      'true',
      'true',
      'true',
    ]);
  });

  it('has no arrows and no thumbnails for a single picture', () => {
    render(<GalleryViewer title="" images={GALLERY.slice(0, 1)} start={0} onClose={vi.fn()} />);
    expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Todas las imágenes' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Galería' })).toBeTruthy();
  });

  it('closes with its button and with Escape', () => {
    const { onClose, viewer } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la galería' }));
    fireEvent.keyDown(viewer, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
