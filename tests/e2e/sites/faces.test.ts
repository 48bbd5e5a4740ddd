import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser, openPage } from '../support/open-page.ts';

afterAll(closeBrowser);

interface Entry {
  readonly faces: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
}

const MANIFEST = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../apps/pictures/drawn/manifest.json', import.meta.url)), 'utf8'),
) as Record<string, Entry>;
const FACES = Object.fromEntries(Object.entries(MANIFEST).map(([id, { faces }]) => [id, faces]));

/** Pages with headlines on pictures. */
const PAGES = [
  { brand: 'men', path: '/' },
  { brand: 'men', path: '/mujeres-soho/articulo/boxeadora-keyla-cassiani-entrevista/' },
  { brand: 'women', path: '/' },
  { brand: 'women', path: '/cultura/articulo/directora-orquesta-silvana-restrepo/' },
] as const;

describe.each(PAGES)('$brand $path', ({ brand, path }) => {
  it.each([360, 768, 1280] as const)('at %i px no headline covers a face', async (width) => {
    const opened = await openPage({ brand, path, width });
    try {
      const { compared, covered } = await opened.page.evaluate(async (known) => {
        // A picture below the window is not loaded yet, and has no size.
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
        const found: string[] = [];
        let compared = 0;
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
          for (const headline of document.querySelectorAll('h1, h2, h3')) {
            // A dialog covers the page on purpose.
            if (headline.closest('dialog, [role=dialog]')) continue;
            const range = document.createRange();
            range.selectNodeContents(headline);
            for (const line of range.getClientRects())
              for (const [x0, y0, x1, y1] of faces) {
                const over =
                  Math.min(line.right, left + x1 * w * scale, box.right) >
                    Math.max(line.left, left + x0 * w * scale, box.left) &&
                  Math.min(line.bottom, top + y1 * h * scale, box.bottom) >
                    Math.max(line.top, top + y0 * h * scale, box.top);
                if (over) found.push(`${headline.textContent} on ${id}`);
              }
          }
        }
        return { compared, covered: [...new Set(found)] };
      }, FACES);
      expect(compared, 'pictures with faces').toBeGreaterThan(0);
      expect(covered).toEqual([]);
    } finally {
      await opened.close();
    }
  });
});
