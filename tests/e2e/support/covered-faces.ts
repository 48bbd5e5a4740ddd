import type { Page } from 'playwright-core';

/** A part of a picture, as shares of its width and height. */
export type Face = readonly [left: number, top: number, right: number, bottom: number];

export interface Covered {
  /** Pictures with faces whose positions are known. */
  compared: number;
  /** Lines of headlines, and panels, on these pictures, wherever. */
  lines: number;
  /** The headlines on faces, each with the name of its picture. */
  covered: string[];
}

/**
 * Finds headlines and their labels on faces, with the panels in which they are.
 * @param faces of each picture, by its name in addresses: `/images/NAME`
 * @param words selector of other words
 */
export const coveredFaces = (
  page: Page,
  faces: Record<string, readonly Face[]>,
  words = 'h1, h2, h3, .kicker, .marks',
): Promise<Covered> =>
  page.evaluate(
    async ([known, selector]) => {
      // A picture below the window is not loaded yet, and has no size.
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
      const found: string[] = [];
      let compared = 0;
      let lines = 0;
      for (const img of document.querySelectorAll('img')) {
        const id = /\/images\/([a-z0-9-]+)/.exec(img.currentSrc || img.src)?.[1] ?? '';
        const faces = known[id] ?? [];
        const box = img.getBoundingClientRect();
        if (faces.length === 0 || box.width < 120) continue;
        // The service may have cropped the file. The position of a face is only known for whole files.
        if (/[?&]height=/.test(img.currentSrc)) continue;
        const { naturalWidth: w, naturalHeight: h } = img;
        compared += 1;
        const scale = Math.max(box.width / w, box.height / h);
        const [px = 50, py = 50] = getComputedStyle(img).objectPosition.split(' ').map(parseFloat);
        const left = box.left + ((box.width - w * scale) * px) / 100;
        const top = box.top + ((box.height - h * scale) * py) / 100;
        for (const headline of document.querySelectorAll(selector)) {
          // A dialog covers the page on purpose.
          if (headline.closest('dialog, [role=dialog]')) continue;
          if (!headline.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(headline);
          const boxes = [...range.getClientRects()];
          let panel = headline.parentElement;
          for (; panel && !panel.contains(img); panel = panel.parentElement)
            if (/^rgb\(/.test(getComputedStyle(panel).backgroundColor))
              boxes.push(panel.getBoundingClientRect());
          for (const line of boxes) {
            const isOver = (x0: number, y0: number, x1: number, y1: number): boolean =>
              Math.min(line.right, x1, box.right) > Math.max(line.left, x0, box.left) &&
              Math.min(line.bottom, y1, box.bottom) > Math.max(line.top, y0, box.top);
            if (isOver(box.left, box.top, box.right, box.bottom)) lines += 1;
            for (const [x0, y0, x1, y1] of faces)
              if (
                isOver(
                  left + x0 * w * scale,
                  top + y0 * h * scale,
                  left + x1 * w * scale,
                  top + y1 * h * scale,
                )
              )
                found.push(`${headline.textContent} on ${id}`);
          }
        }
      }
      return { compared, lines, covered: [...new Set(found)] };
    },
    [faces, words] as const,
  );
