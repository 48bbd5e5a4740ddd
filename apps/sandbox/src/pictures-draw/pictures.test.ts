import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVERY_ID, drawingOf } from './index.ts';
import { createArt, toSvg } from './kit/art.ts';
import { readManifest } from './output.ts';

const folder = fileURLToPath(new URL('../../pictures', import.meta.url));
const manifest = await readManifest(folder);

describe('the drawn pictures', () => {
  it('are exactly those of the catalogue', () => {
    expect(Object.keys(manifest).sort()).toEqual([...EVERY_ID].sort());
  });

  it.each(EVERY_ID)('%s exists at every width in AVIF and WebP', async (id) => {
    const entry = manifest[id];
    expect(entry?.widths.length).toBeGreaterThanOrEqual(3);
    for (const width of entry?.widths ?? []) {
      for (const format of ['avif', 'webp']) {
        const file = await stat(join(folder, id, `${String(width)}.${format}`));
        expect(file.size).toBeGreaterThan(500);
      }
    }
  });

  it.each(EVERY_ID)('%s says in Spanish what it shows, where its subject is and its colour', (id) => {
    const entry = manifest[id];
    const { scene } = drawingOf(id);
    expect(entry?.alt).toBe(scene.alt);
    expect(scene.alt.length).toBeGreaterThan(20);
    expect(entry?.focal).toEqual(scene.focal);
    expect(scene.focal.every((share) => share > 0.2 && share < 0.8)).toBe(true);
    expect(entry?.dominant).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('are described each in its own words', () => {
    const words = Object.values(manifest).map(({ alt }) => alt);
    expect(new Set(words).size).toBe(words.length);
  });

  it('are light enough to keep beside the code: 14 MB together', async () => {
    let total = 0;
    for (const [id, { widths }] of Object.entries(manifest)) {
      for (const width of widths) {
        for (const format of ['avif', 'webp'])
          total += (await stat(join(folder, id, `${String(width)}.${format}`))).size;
      }
    }
    expect(total).toBeLessThan(14 * 1024 * 1024);
  });
});

describe('a drawing', () => {
  it.each(['paramo-frailejones', 'retrato-02', 'portada-women-2'])(
    '%s is the same whenever it is drawn',
    (id) => {
      const { scene, kind } = drawingOf(id);
      const once = (): string => {
        const a = createArt(id, ...kind.drawn);
        return toSvg(a, scene.draw(a));
      };
      expect(once()).toBe(once());
    },
  );

  it('of an unknown name is refused', () => {
    expect(() => drawingOf('unicornio')).toThrow('No picture is called unicornio');
  });
});
