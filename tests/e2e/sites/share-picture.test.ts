import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { origin } from '../support/open-page.ts';
import { SAMPLES, samplePath } from '../support/inventory.ts';

/** The content of a property in the head of a page. */
const property = (html: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('X13 pictures of shared links', () => {
  it.each(SAMPLES)('$brand $sample', async (of) => {
    const page = new URL(await samplePath(of), origin(of.brand));
    const html = await (await fetch(page)).text();
    const reply = await fetch(property(html, 'og:image') ?? '');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await reply.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([property(html, 'og:image:width'), property(html, 'og:image:height')]).toEqual([
      String(width),
      String(height),
    ]);
    expect(property(html, 'og:image:alt')?.length).toBeGreaterThan(10);
    // Messengers do not show larger ones.
    expect(bytes.length).toBeLessThan(300_000);
  });
});
