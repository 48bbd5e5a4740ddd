/** The attribute of the line. */
export const READING_PROGRESS = 'data-reading-progress';

/** Shortest time between two updates. */
export const READING_PROGRESS_MS = 100;

/**
 * The part of an article that has passed through the window, in percent from 0 to 100: 0 while its start is in the
 * window, 100 when its end is.
 *
 * @param top distance of the article from the top of the window, in px
 */
export function readPercent(top: number, height: number, window: number): number {
  const way = height - window;
  if (way <= 0) return top <= 0 ? 100 : 0;
  return Math.min(100, Math.max(0, (-top / way) * 100));
}

/**
 * Moves the line of `ReadingProgress` in a browser without view timelines, at most ten times a second. Does nothing in
 * other browsers, and on a page without a line.
 * @see H2
 */
export function startReadingProgress(page: Document, view: Window & Pick<typeof globalThis, 'CSS'>): void {
  const line = page.querySelector<HTMLElement>(`[${READING_PROGRESS}]`);
  const article = line?.closest('article');
  if (!line || !article || view.CSS.supports('animation-timeline: view()')) return;
  let waiting = false;
  const update = (): void => {
    waiting = false;
    const { top, height } = article.getBoundingClientRect();
    line.style.scale = `${readPercent(top, height, view.innerHeight) / 100} 1`;
  };
  const later = (): void => {
    if (waiting) return;
    waiting = true;
    view.setTimeout(update, READING_PROGRESS_MS);
  };
  view.addEventListener('scroll', later, { passive: true });
  view.addEventListener('resize', later);
  update();
}
