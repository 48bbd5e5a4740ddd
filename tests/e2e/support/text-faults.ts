import type { Page } from 'playwright-core';

export interface TextFaults {
  /** Texts that a box partly hides, with the box. */
  cut: string[];
  /** Pairs of texts that overlap. */
  over: string[];
}

/**
 * The texts of a page that are cut off or overlap other texts, by the drawn boxes of their lines.
 *
 * A text is cut off if a box that hides overflow ends before the text does. Text that a reader can reach is exempt: in
 * a scrolling box or a slide of a carousel; a headline with a line clamp or an ellipsis inside a link, because its page
 * has it in full; and a link that a navigation hides completely if the page has it elsewhere. Text for screen readers is
 * also exempt.
 *
 * Fixed bars and open dialogs cover the page on purpose.
 */
export const textFaults = (page: Page): Promise<TextFaults> =>
  page.evaluate(() => {
    /** Pixels that a text may extend beyond its box or overlap another: less than a stroke. */
    const TOLERANCE = 3;
    /** Share of a line's box above and below its letters. Lines with small leading overlap there. */
    const LEADING = 0.22;
    const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

    interface Line {
      left: number;
      top: number;
      right: number;
      bottom: number;
      element: HTMLElement;
      text: string;
    }
    const ancestors = (element: Element): HTMLElement[] => {
      const found: HTMLElement[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) found.push(at as HTMLElement);
      return found;
    };
    const name = ({ text, element }: Line): string =>
      `'${text.slice(0, 40)}' (${element.closest('[class*="rt-"]')?.className ?? element.tagName})`;
    const forScreenReaders = (element: HTMLElement): boolean =>
      ancestors(element).some((one) => one.clientWidth <= 1 && clips(getComputedStyle(one).overflowX));
    const shortened = (element: HTMLElement): boolean =>
      ancestors(element).some((one) => {
        const style = getComputedStyle(one);
        return style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      });
    const linkOf = (element: HTMLElement): HTMLAnchorElement | null => {
      const around = ancestors(element).find((one) => getComputedStyle(one).webkitLineClamp !== 'none');
      return element.closest('a') ?? around?.querySelector('a') ?? null;
    };
    const isElsewhere = (link: HTMLAnchorElement): boolean =>
      [...document.querySelectorAll('a')].some((other) => other !== link && other.href === link.href);

    const lines: Line[] = [];
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (!element || !text || element.closest('script, style, noscript, template, dialog, [role=dialog]'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (forScreenReaders(element)) continue;
      const around = ancestors(element);
      const stays = around.some((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));
      const range = document.createRange();
      range.selectNodeContents(node);
      // A drop cap is inside its paragraph, but the box of its font extends above it.
      const cap = getComputedStyle(element, '::first-letter').getPropertyValue('initial-letter');
      const highest = ['', 'normal'].includes(cap) ? -Infinity : element.getBoundingClientRect().top;
      for (const rect of range.getClientRects()) {
        if (rect.width < TOLERANCE || rect.height < TOLERANCE) continue;
        const inset = rect.height * LEADING;
        const line: Line = {
          left: rect.left,
          right: rect.right,
          top: Math.max(rect.top + inset, highest),
          bottom: rect.bottom - inset,
          element,
          text,
        };
        let reachable = false;
        for (const box of around) {
          const style = getComputedStyle(box);
          if (style.display === 'inline' || style.display === 'contents') continue;
          const edge = box.getBoundingClientRect();
          const root = box === document.body || box === document.documentElement;
          const across = clips(style.overflowX) || scrolls(style.overflowX);
          const down = !root && (clips(style.overflowY) || scrolls(style.overflowY));
          const outside =
            (across && (line.right > edge.right + TOLERANCE || line.left < edge.left - TOLERANCE)) ||
            (down && (line.bottom > edge.bottom + TOLERANCE || line.top < edge.top - TOLERANCE));
          const link = linkOf(element);
          const whole =
            line.top >= edge.bottom ||
            line.bottom <= edge.top ||
            line.left >= edge.right ||
            line.right <= edge.left;
          const slides = box.matches('.rt-carousel > .viewport');
          if (slides || scrolls(style.overflowX) || scrolls(style.overflowY)) reachable = true;
          else if (outside && link && (shortened(element) || (whole && isElsewhere(link)))) reachable = true;
          if (outside && !reachable) cut.add(`${name(line)} in ${box.className || box.tagName}`);
          if (across) {
            line.left = Math.max(line.left, edge.left);
            line.right = Math.min(line.right, edge.right);
          }
          if (down) {
            line.top = Math.max(line.top, edge.top);
            line.bottom = Math.min(line.bottom, edge.bottom);
          }
        }
        if (!stays && line.right > line.left && line.bottom > line.top) lines.push(line);
      }
    }

    lines.sort((a, b) => a.top - b.top);
    const over = new Set<string>();
    lines.forEach((one, at) => {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top > one.bottom - TOLERANCE) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        if (wide > TOLERANCE && high > TOLERANCE) over.add(`${name(one)} and ${name(other)}`);
      }
    });
    return { cut: [...cut], over: [...over] };
  });
