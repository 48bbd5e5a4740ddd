import type { Page } from 'playwright-core';

/** The drawn styles of each element of a story: its colours, and how it moves. */
export const drawnStyles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const MOTION = [
      ...['animationName', 'animationDuration', 'animationIterationCount', 'transitionProperty'],
      ...['transitionDuration', 'scrollBehavior', 'translate', 'scale'],
    ] as (keyof CSSStyleDeclaration)[];
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    /** The same colour has several notations. A share of it may be rounded. */
    const written = new Map<string, string>();
    const colour = (value: string): string => {
      if (!written.has(value)) {
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = value;
        pixel.fillRect(0, 0, 1, 1);
        const { data } = pixel.getImageData(0, 0, 1, 1);
        written.set(value, data[3] === 0 ? 'none' : [...data].join(' '));
      }
      return written.get(value)!;
    };
    const isLayerless = (images: string): boolean => images.split(', ').every((image) => image === 'none');
    const hasText = (element: Element): boolean =>
      element.matches('input:not([type=checkbox], [type=radio]), select, textarea') ||
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim() !== '');

    const found: Record<string, string> = {};
    const add = (element: Element, pseudo: string, name: string): void => {
      const style = getComputedStyle(element, pseudo || null);
      if (pseudo && (style.content === 'none' || style.content === 'normal')) return;
      // A mark of the piece, such as a point, has no text.
      if (pseudo ? /[^"\s]/.test(style.content) : hasText(element))
        found[`${name} text`] = colour(style.color);
      found[`${name} ground`] = colour(style.backgroundColor);
      found[`${name} picture`] = isLayerless(style.backgroundImage) ? 'none' : style.backgroundImage;
      found[`${name} shadow`] = [style.boxShadow, style.textShadow].join();
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const)
        if (style[`border${side}Width`] !== '0px')
          found[`${name} border ${side}`] = colour(style[`border${side}Color`]);
      if (style.outlineStyle !== 'none') found[`${name} outline`] = colour(style.outlineColor);
      if (element.matches('svg *'))
        found[`${name} drawing`] = [style.fill, style.stroke]
          .map((one) => (/^(rgb|color|oklab)/.test(one) ? colour(one) : one))
          .join();
      for (const property of MOTION) found[`${name} ${String(property)}`] = String(style[property]);
    };
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) =>
        !element.closest('.sb-wrapper, #storybook-docs, script, style') &&
        element.getBoundingClientRect().width > 1,
    );
    elements.forEach((element, index) => {
      for (const pseudo of ['', '::before', '::after'])
        add(
          element,
          pseudo,
          `${index} ${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}${pseudo}`,
        );
      const isEmpty = element.matches(':placeholder-shown');
      if (isEmpty) found[`${index} placeholder`] = colour(getComputedStyle(element, '::placeholder').color);
    });
    return found;
  });
