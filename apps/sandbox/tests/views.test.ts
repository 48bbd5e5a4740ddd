import { fileURLToPath } from 'node:url';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { PictureStore } from '../src/images/picture-store.ts';
import { withAdopted } from '../src/seed/adopted.ts';
import { compileSeed } from '../src/seed/compile.ts';
import { AUTHORS, COLLECTIONS, EDITIONS, STORIES } from '../src/seed/content/index.ts';
import { readManifest, type DrawnPicture } from '../src/seed/media.ts';
import { PORTRAITS, SCENES } from '../src/seed/pictures.ts';
import { picturesOf, withViews } from '../src/seed/views.ts';
import { CLOCK } from './sample-content.ts';

const FOLDER = fileURLToPath(new URL('../../pictures/drawn', import.meta.url));
const DRAWN = await readManifest(FOLDER);
const WITH_VIEWS = withViews(DRAWN);

/** The addresses of all pictures in a document. */
function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'image' && 'url' in value) return [String(value.url)];
  return Object.values(value).flatMap(picturesIn);
}

/** The scene of a picture and what is shown of it, as shares; undefined for what is no scene. */
function composition(id: string) {
  const view = WITH_VIEWS[id]?.view;
  const scene = view?.scene ?? id;
  const whole = DRAWN[scene];
  if (whole?.parts === undefined) return undefined;
  const { left, top, width, height } = view?.part ?? { ...whole, left: 0, top: 0 };
  const [w, h] = [whole.width, whole.height];
  const box = [left / w, top / h, (left + width) / w, (top + height) / h] as const;
  return { scene, mirrored: view?.mirrored ?? false, box };
}
type Composition = NonNullable<ReturnType<typeof composition>>;

/** Parts that share more than this of what both show are one composition to a reader. */
const SAME = 0.88;

function alike(one: Composition, other: Composition): boolean {
  const [a, b] = [one.box, other.box];
  const overlap = Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]));
  const shared = overlap * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
  const area = ([l, t, r, bottom]: Composition['box']): number => (r - l) * (bottom - t);
  const both = area(a) + area(b) - shared;
  return one.scene === other.scene && one.mirrored === other.mirrored && shared / both > SAME;
}

/** For each composition, the brands that show one like it, if they are more than two. */
function shared(shown: readonly { brand: BrandKey; id: string }[]): string[] {
  const compositions = shown.flatMap(({ brand, id }) => {
    const found = composition(id);
    return found ? [{ brand, id, found }] : [];
  });
  const tooMany = compositions.flatMap(({ id, found }) => {
    const brands = new Set(
      compositions.filter((other) => alike(found, other.found)).map(({ brand }) => brand),
    );
    return brands.size > 2 ? [`${id}: ${[...brands].join(', ')}`] : [];
  });
  return [...new Set(tooMany)];
}

describe('no view of a scene is in more than two brands', () => {
  const content = withAdopted({
    stories: STORIES,
    authors: AUTHORS,
    editions: EDITIONS,
    collections: COLLECTIONS,
  });
  const shown = compileSeed(content, CLOCK, DRAWN, picturesOf).sites.flatMap(({ site, documents }) =>
    [...new Set(picturesIn(documents))].map((url) => ({ brand: site, id: url.replace('/images/', '') })),
  );

  it('in the whole seed', () => {
    expect(shown.length).toBeGreaterThan(400);
    expect(shown.filter(({ id }) => WITH_VIEWS[id] === undefined)).toEqual([]);
    expect(shared(shown)).toEqual([]);
  });

  it('and the check finds three brands with the whole of one', () => {
    const whole = BRANDS.slice(0, 3).map((brand) => ({ brand, id: 'estadio' }));
    expect(shared(whole)).toEqual(['estadio: weekly, daily, women']);
    expect(shared([...whole.slice(0, 2), { brand: 'men', id: 'estadio-r' }])).toEqual([]);
  });
});

describe('a view', () => {
  const cents = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 100);
  const span = cents(50, 100).chain((length) =>
    fc.tuple(cents(0, Math.round(100 - length * 100)), fc.constant(length)),
  );
  const part = fc
    .tuple(span, span)
    .map(([[left, width], [top, height]]): [number, number, number, number] => [left, top, width, height]);
  const point = fc.tuple(cents(0, 100), cents(0, 100));
  const scene = fc
    .record({
      focal: point,
      left: part,
      right: part,
      corner: point,
      width: fc.integer({ min: 600, max: 2400 }),
    })
    .map(({ focal, left, right, corner: [x, y], width }): DrawnPicture => ({
      width,
      height: Math.round((width * 9) / 16),
      focal,
      alt: '',
      faces: [[x * 0.9, y * 0.9, x * 0.9 + 0.1, y * 0.9 + 0.1]],
      parts: { left, right },
      mirrors: true,
    }));

  it('lies in its drawing, and its focal point and faces are where the drawing has them', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const views = Object.values(withViews({ escena: drawn })).filter(({ view }) => view);
        expect(views).toHaveLength(3);
        for (const { width, height, focal, faces = [], view } of views) {
          const { left, top } = view!.part;
          expect(left + width).toBeLessThanOrEqual(drawn.width + 1);
          expect(top + height).toBeLessThanOrEqual(drawn.height + 1);
          const inDrawing = ([x, y]: readonly [number, number]): [number, number] => [
            left + (view!.mirrored ? 1 - x : x) * width,
            top + y * height,
          ];
          const near = (found: [number, number], [x, y]: readonly [number, number]): void => {
            expect(Math.abs(found[0] - x * drawn.width)).toBeLessThan(3);
            expect(Math.abs(found[1] - y * drawn.height)).toBeLessThan(3);
          };
          near(inDrawing(focal), drawn.focal);
          for (const [l, t, r, b] of faces) {
            expect(r).toBeGreaterThan(l);
            const [from, upper, to, lower] = drawn.faces![0]!;
            near(inDrawing([view!.mirrored ? r : l, t]), [from, upper]);
            near(inDrawing([view!.mirrored ? l : r, b]), [to, lower]);
          }
        }
      }),
    );
  });

  it('is of scenes only, and mirrored only if the scene may be', () => {
    expect(Object.keys(WITH_VIEWS).filter((id) => /^reloj-.$/.test(id))).toEqual(['reloj-i', 'reloj-d']);
    const scenes = new Set(Object.values(WITH_VIEWS).flatMap(({ view }) => view?.scene ?? []));
    expect([...scenes].sort()).toEqual([...SCENES].sort());
    for (const brand of BRANDS) expect(picturesOf(brand, DRAWN)[PORTRAITS[0]!]).toBe(DRAWN[PORTRAITS[0]!]);
  });

  it('has an id that no drawing has', () => {
    expect(Object.keys(DRAWN).filter((id) => WITH_VIEWS[id]?.view)).toEqual([]);
  });

  it('is what films of a brand show of a scene', async () => {
    const store = new PictureStore(FOLDER);
    const ids = await Promise.all(BRANDS.map((brand) => store.idFor(brand, 'estadio')));
    expect(ids).toEqual(BRANDS.map((brand) => picturesOf(brand, DRAWN)['estadio']?.view?.id ?? 'estadio'));
    expect(new Set(ids).size).toBe(4);
    expect(await store.idFor('men', PORTRAITS[0]!)).toBe(PORTRAITS[0]);
  });
});
