import type { Page } from 'playwright-core';

/** The elements that are too wide for the window: by how much, and which end outside of it. @returns undefined if all has room */
export const widthProblem = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const outside = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = outside.map((one) => `${one.tagName.toLowerCase()}.${one.className}`).slice(0, 3);
    return `it is ${scrollWidth - clientWidth} px too wide: ${names.join(', ')}; long words need \`overflow-wrap: anywhere\``;
  });

/** Lines that continue outside on purpose: readers move the tabs of the channel with a finger. */
const MOVED_BY_READERS = '.rt-tv-tabs .row';

/**
 * The lines of text that are longer than a box which cuts them off without an ellipsis. What is beside such a box, as the
 * next slide of a carousel, is not cut.
 */
export const cutLines = (page: Page): Promise<string[]> =>
  page.evaluate((moved) => {
    const isHidden = (element: Element): boolean =>
      element.getBoundingClientRect().width <= 1 || getComputedStyle(element).clipPath !== 'none';
    /** The nearest box around an element that cuts off what is wider. */
    const cutting = (element: Element): Element | undefined => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (isHidden(box) || box.matches(moved) || textOverflow === 'ellipsis') return undefined;
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
        if (overflowX === 'hidden' || overflowX === 'clip') return box;
      }
      return undefined;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || parentElement!.closest('.sb-wrapper, script, style, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const longest = Math.max(0, ...[...range.getClientRects()].map(({ width }) => width));
      const box = longest > 0 && cutting(parentElement!);
      if (box && longest > box.clientWidth + 1)
        found.add(`${box.tagName.toLowerCase()}.${box.className} cuts off "${textContent.slice(0, 30)}…"`);
    }
    return [...found];
  }, MOVED_BY_READERS);
