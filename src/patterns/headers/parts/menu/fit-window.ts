/** The distance of an open panel from the top of the window, which limits its height. */
const TOP = '--_rt-header-menu-top';

/**
 * Keeps an open panel inside the window, whatever is above its header and however far the page has scrolled: its rows
 * scroll in the room that is left.
 *
 * @returns a function that stops it
 */
export function fitWindow(menu: HTMLElement): () => void {
  const measure = (): void => {
    const top = menu.querySelector('.panel')?.getBoundingClientRect().top ?? 0;
    menu.style.setProperty(TOP, `${Math.max(0, Math.round(top))}px`);
  };
  measure();
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('scroll', measure);
    window.removeEventListener('resize', measure);
  };
}
