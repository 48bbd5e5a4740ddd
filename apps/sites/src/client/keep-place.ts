import { storedReading, LOCKED_PART_CLASS, READING_KEY } from 'rotativa/domain';

/** Keeps the place at which a reader leaves a locked story to subscribe. The receipt leads back to it. */
export function keepPlace(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const part = (target as Element).closest?.(`.${LOCKED_PART_CLASS}`);
    if (!part) return;
    const shown = part.previousElementSibling?.lastElementChild?.textContent ?? '';
    try {
      sessionStorage.setItem(READING_KEY, storedReading(location.pathname, shown));
    } catch {
      // A browser that keeps nothing leads back to the home page.
    }
  });
}
