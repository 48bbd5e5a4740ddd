// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../browser-stubs.ts';
import { describeConformance } from '../conformance.tsx';
import { EMBLA_DURATION } from './constants.ts';
import {
  AUTOPLAY_DELAY_MS,
  Carousel,
  CAROUSEL_SPEED_MS,
  DRAG_THRESHOLD_PX,
  GALLERY_AUTOPLAY_DELAY_MS,
} from './index.ts';

const slides = [<p key="a">Uno</p>, <p key="b">Dos</p>, <p key="c">Tres</p>];

/** jsdom lays nothing out: every box is 100 px wide, and slides stand side by side. */
function layOut(): void {
  const left = (element: Element): number =>
    element.classList.contains('slide') ? [...element.parentElement!.children].indexOf(element) * 100 : 0;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return left(this);
  });
}

const current = (): string | null =>
  within(screen.getByRole('group', { name: 'Elegir diapositiva' }))
    .getAllByRole('button')
    .find((button) => button.hasAttribute('aria-current'))
    ?.getAttribute('aria-label') ?? null;

beforeEach(() => {
  stubBrowser();
  layOut();
});
afterEach(() => vi.useRealTimers());

describe('T5 Carousel', () => {
  describeConformance(Carousel, { props: { label: 'Galería', children: slides }, element: 'section' });

  it('000 §9 and 002 §9: the numbers of the specification', () => {
    expect(CAROUSEL_SPEED_MS).toBe(300);
    expect(AUTOPLAY_DELAY_MS).toBe(3000);
    expect(GALLERY_AUTOPLAY_DELAY_MS).toBe(5000);
    expect(DRAG_THRESHOLD_PX).toEqual({ default: 5, tabs: 16, product: 20 });
  });

  it('a move takes 300 ms: Embla’s own formula has covered 99 % by then, and not 90 % at half time', () => {
    const covered = (frames: number): number => {
      let place = 0;
      let velocity = 0;
      for (let frame = 0; frame < frames; frame++) {
        velocity = (velocity + (1 - place) / EMBLA_DURATION) * 0.68;
        place += velocity;
      }
      return place;
    };
    const frames = Math.round((CAROUSEL_SPEED_MS / 1000) * 60);
    expect(covered(frames)).toBeGreaterThan(0.985);
    expect(covered(frames / 2)).toBeLessThan(0.9);
  });

  it('the server’s HTML is a named list of every slide, and no control that would do nothing', () => {
    const html = renderToString(
      <Carousel label="Galería" autoplay={AUTOPLAY_DELAY_MS}>
        {slides}
      </Carousel>,
    );
    for (const word of ['Uno', 'Dos', 'Tres', 'aria-label="Diapositiva 3 de 3"'])
      expect(html).toContain(word);
    expect(html).not.toContain('<button');
    expect(html).not.toContain('data-ready');
    expect(html).not.toContain('style=');
  });

  it('leads on by arrows, dots and arrow keys, and announces where it stands', () => {
    render(<Carousel label="Galería">{slides}</Carousel>);
    expect(screen.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(current()).toBe('Ir a la diapositiva 2');
    expect(screen.getByText('Diapositiva 2 de 3')).toHaveAttribute('aria-live', 'polite');
    fireEvent.keyDown(screen.getByRole('region', { name: 'Galería' }), { key: 'ArrowRight' });
    expect(current()).toBe('Ir a la diapositiva 3');
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Ir a la diapositiva 1' }));
    expect(current()).toBe('Ir a la diapositiva 1');
  });

  it('leaves the arrow keys to a field inside it', () => {
    render(
      <Carousel label="Galería">
        <input aria-label="Nombre" />
        <p>Dos</p>
      </Carousel>,
    );
    fireEvent.keyDown(screen.getByLabelText('Nombre'), { key: 'ArrowRight' });
    expect(current()).toBe('Ir a la diapositiva 1');
  });

  it('begins at the place that it is told', () => {
    render(
      <Carousel label="Galería" start={1}>
        {slides}
      </Carousel>,
    );
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it('tells the place after a move', () => {
    const onSlide = vi.fn();
    render(
      <Carousel label="Galería" onSlide={onSlide}>
        {slides}
      </Carousel>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(onSlide.mock.calls).toEqual([[1]]);
  });
});

describe('T5 a carousel that turns by itself', () => {
  const turn = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  const show = (): HTMLElement => {
    vi.useFakeTimers();
    render(
      <Carousel label="Galería" autoplay={AUTOPLAY_DELAY_MS}>
        {slides}
      </Carousel>,
    );
    return screen.getByRole('region', { name: 'Galería' });
  };

  it('turns after 3000 ms, begins again after the last, and is silent meanwhile', () => {
    const region = show();
    turn(2999);
    expect(current()).toBe('Ir a la diapositiva 1');
    turn(1);
    expect(current()).toBe('Ir a la diapositiva 2');
    expect(region.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    turn(6000);
    expect(current()).toBe('Ir a la diapositiva 1');
  });

  it('waits under the pointer and goes on after it', () => {
    const region = show();
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    turn(3000);
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it('stops with its button and goes on with it', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pausar el movimiento' }));
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar el movimiento' }));
    turn(3000);
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it('stops for good when the reader takes over', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it('does not start where less motion is wished for', () => {
    stubBrowser({ reducedMotion: true });
    show();
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
    expect(screen.getByRole('button', { name: 'Reanudar el movimiento' })).toBeInTheDocument();
  });
});
