'use client';
import { Children, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { part } from '../../styling/part.ts';
import { chevronLeftIcon, chevronRightIcon } from '../Icon/icons/arrows.ts';
import { pauseIcon, playIcon } from '../Icon/icons/media.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CarouselRoot } from './Carousel.styles.ts';
import { DRAG_THRESHOLD_PX } from './constants.ts';
import type { CarouselEffect } from './effects.ts';
import { useRotation, wantsLessMotion } from './useRotation.ts';
import { useSlides } from './useSlides.ts';
import { CAROUSEL_WORDS, type CarouselWords } from './words.ts';

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'aria-label'> {
  /** What is in it; its accessible name. */
  label: string;
  /** One child, one slide. */
  children: ReactNode;
  /** Slides side by side where there is room for them; fewer where the carousel itself is narrow. `auto` leaves their width to them. */
  perView?: 1 | 2 | 3 | 4 | 5 | 6 | 'auto';
  /** Space between slides: 16 or 8 px. */
  spacing?: 'wide' | 'narrow';
  /** `fade` shows one slide at a time. */
  effect?: CarouselEffect;
  loop?: boolean;
  /** The place (from 0) where it begins. */
  start?: number;
  /** How long a slide stays, in ms, when the carousel turns by itself: `AUTOPLAY_DELAY_MS` or `GALLERY_AUTOPLAY_DELAY_MS`. */
  autoplay?: number | undefined;
  /** `over` lays the arrows on the pictures, `below` beside the dots. */
  arrows?: 'below' | 'over' | 'none';
  pagination?: 'dots' | 'bars' | 'none';
  /** How far a finger moves before it is a swipe, in px: one of `DRAG_THRESHOLD_PX`. */
  dragThreshold?: number;
  /** Told the place (from 0) after each move. Hand in a stable function. */
  onSlide?: ((at: number) => void) | undefined;
  words?: Partial<CarouselWords>;
}

/** Without the script it is this box that scrolls, so it takes the focus and with it the arrow keys. */
const SCROLLER = { tabIndex: 0, role: 'group' };

const KEYS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A row of slides to go through. The server's HTML is a list that scrolls and snaps; the script adds arrows, dots, dragging,
 * effects and turning by itself. Follows the carousel pattern of the ARIA Authoring Practices. @see T5 000 §9
 */
export const Carousel = part<CarouselProps>(
  CarouselRoot,
  function Carousel({
    label,
    children,
    perView = 1,
    spacing = 'wide',
    effect = 'slide',
    loop = false,
    start = 0,
    autoplay,
    arrows = 'below',
    pagination = 'dots',
    dragThreshold = DRAG_THRESHOLD_PX.default,
    onSlide,
    words,
    ...rest
  }) {
    const say = { ...CAROUSEL_WORDS, ...words };
    const { viewport, embla, places, at, before, after, moved } = useSlides({
      loop,
      start,
      effect,
      dragThreshold,
      onSlide,
    });
    const { playing, turning, toggle, stop, watch } = useRotation(embla, autoplay);
    const slides = Children.toArray(children);
    const several = places > 1;

    const go = (to: number): void => {
      stop();
      embla?.scrollTo(loop ? (to + places) % places : to, wantsLessMotion());
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = KEYS[event.key];
      if (!step || event.defaultPrevented || (event.target as Element).matches('input, select, textarea'))
        return;
      event.preventDefault();
      go(at + step);
    };

    return (
      <CarouselRoot
        aria-roledescription={say.carousel}
        aria-label={label}
        data-view={effect === 'fade' ? 1 : perView}
        data-spacing={spacing}
        data-effect={effect}
        data-arrows={arrows}
        data-ready={places > 0 || undefined}
        onKeyDown={onKeyDown}
        {...watch}
        {...rest}
      >
        {(arrows !== 'none' || autoplay !== undefined) && (
          <div className="controls">
            {several && autoplay !== undefined && (
              <IconButton
                className="rotation"
                icon={playing ? pauseIcon : playIcon}
                label={playing ? say.pause : say.play}
                onClick={toggle}
              />
            )}
            {several && arrows !== 'none' && (
              <>
                <IconButton
                  className="previous"
                  icon={chevronLeftIcon}
                  label={say.previous}
                  aria-disabled={!before || undefined}
                  onClick={() => go(at - 1)}
                />
                <IconButton
                  className="next"
                  icon={chevronRightIcon}
                  label={say.next}
                  aria-disabled={!after || undefined}
                  onClick={() => go(at + 1)}
                />
              </>
            )}
          </div>
        )}
        <div className="viewport" ref={viewport} {...SCROLLER} aria-label={label}>
          <div className="track">
            {slides.map((slide, index) => (
              <div
                key={index}
                className="slide"
                role="group"
                aria-roledescription={say.slide}
                aria-label={say.position(index + 1, slides.length)}
              >
                {effect === 'slide' ? slide : <div className="face">{slide}</div>}
              </div>
            ))}
          </div>
        </div>
        {pagination !== 'none' && (
          <div className="places" data-kind={pagination} role="group" aria-label={say.choose}>
            {several &&
              Array.from({ length: places }, (_, place) => (
                <button
                  key={place}
                  type="button"
                  aria-label={say.goTo(place + 1)}
                  aria-current={place === at || undefined}
                  onClick={() => go(place)}
                />
              ))}
          </div>
        )}
        <p className="status" aria-live={turning ? 'off' : 'polite'}>
          {moved && !turning && say.position(at + 1, places)}
        </p>
      </CarouselRoot>
    );
  },
);
