const HELD = '.held-frame';

function load(held: Element): HTMLIFrameElement | undefined {
  const frame = held.querySelector<HTMLIFrameElement>('iframe[data-src]');
  if (!frame) return undefined;
  held.querySelector('.still')?.remove();
  frame.removeAttribute('inert');
  frame.src = frame.dataset['src'] ?? '';
  frame.removeAttribute('data-src');
  return frame;
}

/** Loads all held frames of a page, for a reader who allows the content of other sites. @see X8 */
export function loadHeldFrames(page: ParentNode): void {
  page.querySelectorAll(HELD).forEach(load);
}

/**
 * Starts the stills in the server's HTML: the button loads one frame, or all of them if its box is checked. It also
 * answers for frames that come later.
 * @param allow called when the reader allows the content of other sites for good
 * @see X8
 */
export function startHeldFrames(page: Document, allow: () => void): void {
  page.addEventListener('click', ({ target }) => {
    const held = (target as Element).closest(`${HELD} button`)?.closest(HELD);
    if (!held) return;
    const always = held.querySelector('input')?.checked;
    const frame = load(held);
    // The button is gone.
    frame?.focus();
    if (!always) return;
    loadHeldFrames(page);
    allow();
  });
}
