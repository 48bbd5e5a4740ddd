import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVERY_ID, descriptionOf, digest, drawingOf, drawn } from './index.ts';
import { PORTRAITS, SCENES } from '@rotativa/sandbox/seed/pictures';
import { createArt, toSvg } from './kit/art.ts';
import { readManifest } from './output.ts';

/** Colours of things; the white of hair and the black of night are in every print, and limes are green when unripe. */
const COLOUR =
  /\b(roj|azul|amarill|rosad|ámbar|naranja\b|morad|castañ|cobriz|fucsia|violeta|celeste)|\b(blusa|camisa|blazer|abrigo|lámpara|bus)s? (verde|dorad)/i;

const folder = fileURLToPath(new URL('../drawn', import.meta.url));
const manifest = await readManifest(folder);

describe('the drawn pictures', () => {
  it('are exactly the pictures of the catalogue', () => {
    expect(Object.keys(manifest).sort()).toEqual([...EVERY_ID].sort());
  });

  it.each(EVERY_ID)('%s exists at every width in AVIF, and nothing else does', async (id) => {
    const widths = manifest[id]?.widths ?? [];
    expect(widths.length).toBeGreaterThanOrEqual(3);
    const names = widths.map((width) => `${String(width)}.avif`);
    expect((await readdir(join(folder, id))).sort()).toEqual(names.sort());
    for (const name of names) expect((await stat(join(folder, id, name))).size).toBeGreaterThan(500);
  });

  it.each(EVERY_ID)('%s has a Spanish description, a focal point and a colour', (id) => {
    const entry = manifest[id];
    const { scene } = drawingOf(id);
    expect(entry?.alt).toBe(scene.alt);
    expect(scene.alt.length).toBeGreaterThan(20);
    expect(entry?.focal).toEqual(scene.focal);
    expect(entry?.faces).toEqual(descriptionOf(id).faces);
    expect(scene.focal.every((share) => share > 0.2 && share < 0.8)).toBe(true);
    expect(entry?.dominant).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(EVERY_ID)('%s is up to date with the code: if not, run `npm run draw -- %s`', (id) => {
    expect(manifest[id]?.digest).toBe(digest(drawn(id)));
  });

  // Each brand prints them in its inks, and a description says what is seen.
  it.each([...SCENES, ...PORTRAITS])('%s is described without a colour', (id) => {
    expect(manifest[id]?.alt).not.toMatch(COLOUR);
  });

  it('have different descriptions', () => {
    const words = Object.values(manifest).map(({ alt }) => alt);
    expect(new Set(words).size).toBe(words.length);
  });

  it('have at most 10 MB together', async () => {
    let total = 0;
    for (const id of Object.keys(manifest))
      for (const name of await readdir(join(folder, id))) total += (await stat(join(folder, id, name))).size;
    expect(total).toBeLessThan(10 * 1024 * 1024);
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

  it('with an unknown name is rejected', () => {
    expect(() => drawingOf('unicornio')).toThrow('No picture is called unicornio');
  });
});
