import type { EmblaCarouselType } from 'embla-carousel';

/** Share of the row that must be in the window for it to move: a reader sees what moves, and from its beginning. */
const IN_VIEW = 0.5;

export interface RotationOptions {
  /** ms for each slide */
  readonly delay: number;
  /** The reader has started it by the button, and so with the pointer and the focus inside. */
  readonly resumed: boolean;
  /** Called when it begins to move or pauses. */
  readonly onAdvancing: (advancing: boolean) => void;
  /** Called when the reader has opened a slide. */
  readonly onOpened: () => void;
}

/** On a touch screen what was tapped last is hovered too. */
const isHeld = (root: Element): boolean =>
  (matchMedia('(hover: hover)').matches && root.matches(':hover')) ||
  root.querySelector(':focus-visible') !== null;

/**
 * Moves to the next slide again and again. Pauses under the pointer, with the focus inside, out of view and in a hidden tab.
 *
 * @returns stops it
 */
export function rotate(
  embla: EmblaCarouselType,
  { delay, resumed, onAdvancing, onOpened }: RotationOptions,
): () => void {
  const row = embla.rootNode();
  const root = row.closest('section')!;
  // The pointer or the focus may have been inside before the script ran.
  let held = !resumed && isHeld(root);
  let away = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const next = (): void => {
    if (document.hidden) return;
    if (embla.canScrollNext()) embla.scrollNext();
    else embla.scrollTo(0);
  };
  // Each slide has its time, also one to which the reader has swiped.
  const again = (): void => {
    clearInterval(timer);
    const advancing = !held && !away;
    if (advancing) timer = setInterval(next, delay);
    onAdvancing(advancing);
  };
  const hold = (now: boolean): void => {
    if (now === held) return;
    held = now;
    again();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      const now = entries.at(-1)!.intersectionRatio < IN_VIEW;
      if (now === away) return;
      away = now;
      again();
    },
    { threshold: IN_VIEW },
  );
  observer.observe(row);
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerenter', ({ pointerType }) => hold(pointerType === 'mouse'), { signal });
  root.addEventListener('pointerleave', () => hold(false), { signal });
  root.addEventListener('focusin', ({ target }) => hold((target as Element).matches(':focus-visible')), {
    signal,
  });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) hold(false);
    },
    { signal },
  );
  // A slide that a reader has opened must not move away.
  root.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('.viewport')) onOpened();
    },
    { signal },
  );
  embla.on('select', again);
  again();
  return () => {
    clearInterval(timer);
    observer.disconnect();
    listening.abort();
    embla.off('select', again);
    onAdvancing(false);
  };
}
