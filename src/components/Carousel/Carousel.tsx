'use client';
import {
  Children,
  useId,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { styleable } from '../../styling/styleable.ts';
import { chevronLeftIcon, chevronRightIcon } from '../Icon/icons/arrows.ts';
import { pauseIcon, playIcon } from '../Icon/icons/media.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CarouselRoot } from './Carousel.styles.ts';
import { DRAG_THRESHOLD_PX, SWIPE_RATIO } from './constants.ts';
import type { CarouselEffect } from './effects.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRotation, wantsLessMotion } from './useRotation.ts';
import { useSlides } from './useSlides.ts';
import { carousel } from '../../messages/components.ts';
import type { Messages } from '../../messages/index.ts';

/** Texts of a carousel. */
export type CarouselMessages = Messages['carousel'];

export type SlideCount = 1 | 2 | 3 | 4 | 5 | 6;

/** The attributes of a slide that has its content as HTML. */
export type SlideContent = Pick<
  HTMLAttributes<HTMLElement>,
  'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
>;

/** Number of slides side by side by the width of the screen. */
export interface CarouselViews {
  small: SlideCount;
  /** From 960 px on. */
  medium?: SlideCount | undefined;
  /** From 1024 px on. */
  large?: SlideCount | undefined;
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'aria-label'> {
  /** The accessible name: what the carousel contains. */
  label: string;
  /** One child, one slide. */
  children?: ReactNode;
  /** In place of children: the attributes with the content of each slide, from `useSentContent('.slide')`. */
  sent?: readonly SlideContent[] | undefined;
  /**
   * Number of visible slides in a wide carousel; fewer in a narrow one. By the width of the screen with an object.
   * With `auto` the slides set their width.
   */
  perView?: SlideCount | CarouselViews | 'auto' | undefined;
  /** Space between slides: `wide` is 16 px, `narrow` 8 px; `screen` is 16 px, and 8 px on screens below 640 px. */
  spacing?: 'wide' | 'narrow' | 'screen' | undefined;
  /**
   * Space before and after the row, in which the neighbours of the visible slides are seen. `slider` is 30 and
   * 16 px on screens above 1024 px, else 14 and 10 px.
   */
  offsets?: 'none' | 'slider' | undefined;
  /** `fade` shows one slide at a time. */
  effect?: CarouselEffect | undefined;
  /** Whether the first slide follows the last one. */
  loop?: boolean | undefined;
  /** The initial slide, from 0. */
  start?: number | undefined;
  /** Autoplay delay in ms: `AUTOPLAY_DELAY_MS` or `GALLERY_AUTOPLAY_DELAY_MS`. Without it there is no autoplay. */
  autoplay?: number | undefined;
  /** `over` puts the arrows on the pictures, `below` next to the dots. */
  arrows?: 'below' | 'over' | 'none' | undefined;
  /** The buttons that choose a slide. */
  pagination?: 'dots' | 'bars' | 'none' | undefined;
  /** `over` puts the dots or bars on the pictures. */
  paginationPlacement?: 'below' | 'over' | undefined;
  /** On screens below 640 px the slides are a column, without arrows and dots. */
  column?: boolean | undefined;
  /** The slides are as high as the place of the carousel. */
  fill?: boolean | undefined;
  /** Distance in px before a touch counts as a swipe: one of `DRAG_THRESHOLD_PX`. */
  dragThreshold?: number | undefined;
  /** Share of a slide that a slow swipe must pass to move on: 0.5 by default. A flick always moves on. */
  swipeRatio?: number | undefined;
  /** Called with the current slide (from 0) after each move. Pass a stable function. */
  onSlide?: ((at: number) => void) | undefined;
  /** Messages of this carousel alone. */
  messages?: Partial<CarouselMessages> | undefined;
}

/** Without the script this box scrolls, so it must be focusable for the arrow keys. */
const SCROLLER = { tabIndex: 0, role: 'group' };

const KEYS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** The attributes by which the styles know how many slides are side by side. */
const viewOf = (view: NonNullable<CarouselProps['perView']>): object =>
  typeof view === 'object'
    ? { 'data-view-small': view.small, 'data-view-medium': view.medium, 'data-view-large': view.large }
    : { 'data-view': view };

/**
 * A row of slides. The server's HTML is a scrolling list with snap points; the script adds arrows, dots, dragging,
 * effects and autoplay. Follows the carousel pattern of the ARIA Authoring Practices. @see T5
 */
export const Carousel = styleable<CarouselProps>(
  CarouselRoot,
  function Carousel({
    label,
    children,
    sent,
    perView = 1,
    spacing = 'wide',
    offsets = 'none',
    effect = 'slide',
    loop = false,
    start = 0,
    autoplay,
    arrows = 'below',
    pagination = 'dots',
    paginationPlacement = 'below',
    column = false,
    fill,
    dragThreshold = DRAG_THRESHOLD_PX.default,
    swipeRatio = SWIPE_RATIO,
    onSlide,
    messages,
    ...rest
  }) {
    const say = { ...carousel, ...messages };
    const { viewport, embla, snaps, at, before, after, moved } = useSlides({
      loop,
      start,
      effect,
      dragThreshold,
      swipeRatio,
      column,
      onSlide,
    });
    const { playing, advancing, toggle, stop } = useRotation(embla, autoplay);
    const slides =
      sent ??
      Children.toArray(children).map((slide) => ({
        children: effect === 'slide' ? slide : <div className="face">{slide}</div>,
      }));
    const several = snaps > 1;
    const id = useId();
    // Before the script runs, links lead to slides that fill the row.
    const reachable = snaps === 0 && perView === 1 && slides.length > 1;

    const row = useKeptFocus(several);

    const go = (to: number): void => {
      stop();
      embla?.scrollTo(to, wantsLessMotion());
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
        {...viewOf(effect === 'fade' ? 1 : perView)}
        data-spacing={spacing}
        data-offsets={offsets === 'none' ? undefined : offsets}
        data-effect={effect}
        data-arrows={arrows}
        data-pagination={paginationPlacement === 'over' ? paginationPlacement : undefined}
        data-column={column || undefined}
        data-fill={fill || undefined}
        data-ready={snaps > 0 || undefined}
        onKeyDown={onKeyDown}
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
                id={reachable && pagination !== 'none' ? `${id}${index}` : undefined}
                className="slide"
                role="group"
                aria-roledescription={say.slide}
                aria-label={say.position(index + 1, slides.length)}
                {...slide}
              />
            ))}
          </div>
        </div>
        {pagination !== 'none' && (
          <div className="pagination" data-kind={pagination} role="group" aria-label={say.choose} {...row}>
            {reachable &&
              slides.map((_, place) => (
                <a
                  key={place}
                  href={`#${id}${place}`}
                  aria-label={say.goTo(place + 1)}
                  aria-current={place === start || undefined}
                />
              ))}
            {several &&
              Array.from({ length: snaps }, (_, place) => (
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
        <p className="status" aria-live={advancing ? 'off' : 'polite'}>
          {moved && !advancing && say.position(at + 1, snaps)}
        </p>
      </CarouselRoot>
    );
  },
);
