import type { Browser } from 'playwright-core';
import { encodePng, isSame, type Box, type Difference, type Picture } from '../support/picture.ts';

export const REPORT_NAME = 'index.html';

const RED = [230, 0, 0] as const;

/** Both pictures, pale, with every different pixel in red. */
function marked(expected: Picture, actual: Picture): Picture {
  const [width, height] = [Math.max(expected.width, actual.width), Math.max(expected.height, actual.height)];
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const from = (y * actual.width + x) * 3;
      const same = isSame(expected, actual, x, y);
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = same ? 205 + actual.data[from + channel]! / 5.1 : RED[channel]!;
      }
    }
  }
  return { data, width, height };
}

/** The difference, as words. */
export function describeDifference(expected: Picture, actual: Picture, { pixels, box }: Difference): string {
  const resized = expected.width !== actual.width || expected.height !== actual.height;
  const sizes = `${expected.width}×${expected.height} is now ${actual.width}×${actual.height}, `;
  const { x, y, width, height } = box!;
  return `${resized ? sizes : ''}${pixels} px differ, in ${width}×${height} at ${x}, ${y}`;
}

const dataUrl = (file: Buffer): string => `data:image/png;base64,${file.toString('base64')}`;
/** Distance of the frame around the different pixels. The frame makes a single pixel easy to find. */
const FRAME_PX = 8;

export interface Compared {
  name: string;
  expected: Picture;
  actual: Picture;
  pixels: number;
  box: Box;
}

/** One picture with the expected one, the difference and the actual one, each with its name. */
export async function threePictures(
  { name, expected, actual, pixels, box }: Compared,
  browser: Browser,
): Promise<Buffer> {
  const frame = `<i style="left:${box.x - FRAME_PX}px;top:${box.y - FRAME_PX}px;width:${box.width + 2 * FRAME_PX}px;height:${box.height + 2 * FRAME_PX}px"></i>`;
  const panels = [
    { label: 'expected', picture: expected, over: '' },
    { label: `difference: ${pixels} px`, picture: marked(expected, actual), over: frame },
    { label: 'actual', picture: actual, over: '' },
  ];
  const figures = await Promise.all(
    panels.map(async ({ label, picture, over }) => {
      const image = `<img src="${dataUrl(await encodePng(picture))}">`;
      return `<figure><figcaption>${label}</figcaption><div>${image}${over}</div></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  try {
    await page.setContent(`<style>
      body { margin: 0; padding: 12px; display: inline-flex; flex-wrap: wrap; gap: 12px; background: #777; font: 14px sans-serif; width: max-content }
      h1 { flex-basis: 100%; margin: 0; font-size: 16px; color: #fff } figure { margin: 0 } figcaption { color: #fff; padding-block: 4px; font-weight: bold }
      div { position: relative; overflow: hidden } img { display: block } i { position: absolute; box-sizing: border-box; border: 2px solid #00f }
      </style><h1>${name}</h1>${figures.join('')}`);
    return await page.locator('body').screenshot();
  } finally {
    await page.close();
  }
}

export interface Line {
  name: string;
  text: string;
  /** Its path in the run's folder. */
  picture: string;
}

/** One page that lists the differences of a run. */
export function reportPage(lines: readonly Line[]): string {
  const sections = lines.map(
    ({ name, text, picture }) =>
      `<h2>${name}</h2><p>${text}</p><a href="${picture}"><img loading="lazy" src="${picture}" alt="expected, difference and actual"></a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${lines.length} screenshots differ</title>
<style>body { font: 16px sans-serif; margin: 2rem } img { max-width: 100%; border: 1px solid #ccc } h2 { margin-block: 2rem 0 }</style>
<h1>${lines.length} screenshots differ</h1>
<p><code>npm run visual:accept</code> makes the new pictures the expected ones.</p>
${sections.join('\n')}
</html>\n`;
}
