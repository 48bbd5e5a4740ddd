// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../testing/index.ts';
import { describeConformance } from '../conformance.tsx';
import { EMBLA_DURATION } from './constants.ts';
import {
  AUTOPLAY_DELAY_MS,
  Carousel,
  CAROUSEL_SPEED_MS,
  DRAG_THRESHOLD_PX,
  GALLERY_AUTOPLAY_DELAY_MS,
  SWIPE_RATIO,
} from './index.ts';

const slides = [<p key="a">Uno</p>, <p key="b">Dos</p>, <p key="c">Tres</p>];

const current = (): string | null =>
  within(screen.getByRole('group', { name: 'Elegir diapositiva' }))
    .getAllByRole('button')
    .find((button) => button.hasAttribute('aria-current'))
    ?.getAttribute('aria-label') ?? null;

beforeEach(() => stubBrowser({ slideWidth: 100 }));
afterEach(() => vi.useRealTimers());

describe('T5 Carousel', () => {
  describeConformance(Carousel, { props: { label: 'Galería', children: slides }, element: 'section' });

  it('has the documented timings and distances', () => {
    expect(CAROUSEL_SPEED_MS).toBe(300);
    expect(AUTOPLAY_DELAY_MS).toBe(3000);
    expect(GALLERY_AUTOPLAY_DELAY_MS).toBe(5000);
    expect(DRAG_THRESHOLD_PX).toEqual({ default: 5, tabs: 16, product: 20 });
    expect(SWIPE_RATIO).toBe(0.5);
  });

  it('moves in 300 ms: Embla’s formula covers 99 % by then, and less than 90 % at half time', () => {
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

  it('renders a named list of all slides on the server, without controls that need a script', () => {
    const html = renderToString(
      <Carousel label="Galería" autoplay={AUTOPLAY_DELAY_MS}>
        {slides}
      </Carousel>,
    );
    for (const word of ['Uno', 'Dos', 'Tres', 'aria-label="Diapositiva 3 de 3"'])
      expect(html).toContain(word);
    expect(html).not.toContain('<button');
    const [, second] = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(html).toContain(`id="${second}" class="slide"`);
    expect(html).not.toContain('data-ready');
    expect(html).not.toContain('style=');
  });

  it('the focus of a link stays at its place when the script puts buttons there', () => {
    const element = <Carousel label="Galería">{slides}</Carousel>;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(element);
    screen.getByRole('link', { name: 'Ir a la diapositiva 2' }).focus();
    render(element, { container: box, hydrate: true });
    expect(screen.getByRole('button', { name: 'Ir a la diapositiva 2' })).toHaveFocus();
  });

  it.each([
    [49, 1],
    [51, 2],
    [149, 2],
    [151, 3],
  ])('a list that was scrolled by %i of 100 px is at slide %i', (scrolled, slide) => {
    const element = <Carousel label="Galería">{slides}</Carousel>;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(element);
    box.querySelector('.viewport')!.scrollLeft = scrolled;
    render(element, { container: box, hydrate: true });
    expect(current()).toBe(`Ir a la diapositiva ${slide}`);
  });

  it('moves by arrows, dots and arrow keys, and announces the position', () => {
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

  it('does not handle arrow keys in a field', () => {
    render(
      <Carousel label="Galería">
        <input aria-label="Nombre" />
        <p>Dos</p>
      </Carousel>,
    );
    fireEvent.keyDown(screen.getByLabelText('Nombre'), { key: 'ArrowRight' });
    expect(current()).toBe('Ir a la diapositiva 1');
  });

  it('starts at the given slide', () => {
    render(
      <Carousel label="Galería" start={1}>
        {slides}
      </Carousel>,
    );
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it('has the sizes of each screen in attributes, on the server too, without inline styles', () => {
    const html = renderToString(
      <Carousel label="Galería" perView={{ small: 1, medium: 3, large: 4 }} spacing="screen" offsets="slider">
        {slides}
      </Carousel>,
    );
    for (const attribute of [
      'data-view-small="1"',
      'data-view-medium="3"',
      'data-view-large="4"',
      'data-spacing="screen"',
      'data-offsets="slider"',
    ])
      expect(html).toContain(attribute);
    expect(html).not.toContain('data-view=');
    expect(html).not.toContain('style=');
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

describe('T5 autoplay', () => {
  const turn = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  /** Autoplay loads late. */
  const loaded = (): Promise<void> => act(() => vi.dynamicImportSettled());
  const show = async (): Promise<HTMLElement> => {
    vi.useFakeTimers();
    render(
      <Carousel label="Galería" autoplay={AUTOPLAY_DELAY_MS}>
        {slides}
      </Carousel>,
    );
    await loaded();
    return screen.getByRole('region', { name: 'Galería' });
  };

  it('moves every 3000 ms, starts again after the last slide, and announces nothing', async () => {
    const region = await show();
    turn(2999);
    expect(current()).toBe('Ir a la diapositiva 1');
    turn(1);
    expect(current()).toBe('Ir a la diapositiva 2');
    expect(region.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    turn(6000);
    expect(current()).toBe('Ir a la diapositiva 1');
  });

  it('pauses under the pointer', async () => {
    const region = await show();
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    turn(3000);
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it.each([
    ['mouse', true, 'Ir a la diapositiva 1'],
    ['finger', false, 'Ir a la diapositiva 2'],
  ])('waits when it begins under the pointer, if that is no %s', async (_pointer, hovers, place) => {
    const media = matchMedia;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      query === '(hover: hover)' ? ({ matches: hovers } as MediaQueryList) : media(query),
    );
    const matches = Element.prototype.matches;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':hover' ? this.tagName === 'SECTION' : matches.call(this, selector);
    });
    const region = await show();
    turn(3000);
    expect(current()).toBe(place);
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    turn(3000);
    expect(current()).not.toBe('Ir a la diapositiva 1');
    vi.restoreAllMocks();
  });

  it('waits when it begins with the focus of the keyboard inside', async () => {
    vi.useFakeTimers();
    const element = (
      <Carousel label="Galería" autoplay={AUTOPLAY_DELAY_MS}>
        <a href="/uno/">Uno</a>
        <p>Dos</p>
      </Carousel>
    );
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(element);
    screen.getByRole('link', { name: 'Uno' }).focus();
    render(element, { container: box, hydrate: true });
    await loaded();
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
    act(() => screen.getByRole('link', { name: 'Uno' }).blur());
    turn(3000);
    expect(current()).toBe('Ir a la diapositiva 2');
    box.remove();
  });

  it('stops and starts with its button', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Pausar el movimiento' }));
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar el movimiento' }));
    await loaded();
    turn(3000);
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it('stops permanently when the reader uses a control', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it('stops permanently when the reader clicks a slide', async () => {
    await show();
    fireEvent.click(screen.getByText('Uno'));
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
  });

  it('runs only while it is in view', async () => {
    let see: (share: number) => void = () => undefined;
    class Observer {
      constructor(told: IntersectionObserverCallback) {
        see = (intersectionRatio) =>
          act(() => told([{ intersectionRatio } as IntersectionObserverEntry], this as never));
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    await show();
    see(0.4);
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
    see(0.6);
    turn(3000);
    expect(current()).toBe('Ir a la diapositiva 2');
  });

  it('does not start under prefers-reduced-motion', async () => {
    stubBrowser({ slideWidth: 100, reducedMotion: true });
    await show();
    turn(9000);
    expect(current()).toBe('Ir a la diapositiva 1');
    expect(screen.getByRole('button', { name: 'Reanudar el movimiento' })).toBeInTheDocument();
  });
});
