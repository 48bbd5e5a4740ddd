import { inertOthers } from 'aria-hidden';

/** They speak while a dialog is open, and have nothing to be pressed. */
const SPEAKING = '[aria-live], [role="status"], [role="alert"], script';

let locks = 0;
let unlocked: Pick<CSSStyleDeclaration, 'overflow' | 'scrollbarGutter'> | undefined;

/** The page stops scrolling and keeps its width. Styles that scripts set are allowed under every policy. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    unlocked = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    style.overflow = 'hidden';
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, unlocked);
  };
}

/**
 * Holds the page behind a modal layer: inert, and without scrolling. What is added to the page later, such as the list of
 * another library's select, is above the layer and stays usable.
 *
 * @returns releases the page, where no other layer holds it
 */
export function holdPage(layer: Element): () => void {
  const release = inertOthers([layer, ...document.body.querySelectorAll(SPEAKING)]);
  const unlock = lockScroll();
  return () => {
    release();
    unlock();
  };
}

/** Gives the layer the focus when the element that had it is removed, as in a dialog that changes its form. */
export function keepFocus(layer: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    if (
      document.activeElement === document.body &&
      changes.some(({ removedNodes }) => removedNodes.length > 0)
    )
      layer.focus();
  });
  observer.observe(layer, { childList: true, subtree: true });
  return () => observer.disconnect();
}
