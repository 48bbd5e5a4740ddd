import type { BrandKey, FamilyKey } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { DrawnPicture, PictureManifest } from './media.ts';

/** A rectangle of a drawing, as shares of its width and height. */
export type Part = readonly [left: number, top: number, width: number, height: number];

/** Of a view of a scene: all of it or a part, perhaps with left and right exchanged. */
interface View {
  readonly part?: 'left' | 'right';
  readonly mirrored?: true;
}

/**
 * The views of a scene beside the whole. Their names (revés, izquierda, derecha) end the addresses of pictures, of which
 * a page has hundreds, so they are one letter.
 */
const VIEWS = {
  r: { mirrored: true },
  i: { part: 'left' },
  d: { part: 'right' },
} as const satisfies Record<string, View>;
type ViewName = keyof typeof VIEWS;

/**
 * The view that the desk of each family has chosen; undefined is the whole scene. At most two families share one, so that
 * the same drawing is another composition in other newspapers. Brands with large pictures have the widest views.
 */
const CHOICES: Record<FamilyKey, { readonly free?: ViewName; readonly fixed?: ViewName }> = {
  weekly: {},
  men: {},
  women: { free: 'r', fixed: 'i' },
  daily: { free: 'd', fixed: 'd' },
  forums: { free: 'i', fixed: 'i' },
  rural: { free: 'r', fixed: 'd' },
};

/** The name of a brand's view of a picture. Portraits, covers and cartoons have no views. */
export function viewOf(brand: BrandKey, { parts, mirrors }: DrawnPicture): ViewName | undefined {
  return parts && CHOICES[BRAND_CONFIGS[brand].family][mirrors ? 'free' : 'fixed'];
}

/** The id of a view of a scene. */
export const viewId = (scene: string, view: ViewName): string => `${scene}-${view}`;

type Face = NonNullable<DrawnPicture['faces']>[number];

/** A view as a picture: its size, focal point and faces are those of what it shows. */
function viewed(id: string, view: ViewName, scene: DrawnPicture): DrawnPicture {
  const { part, mirrored }: View = VIEWS[view];
  const [left, top, wide, tall] = (part && scene.parts?.[part]) ?? [0, 0, 1, 1];
  const width = Math.round(wide * scene.width);
  const height = Math.round(tall * scene.height);
  const across = (x: number): number => {
    const inside = (x - left) / wide;
    return mirrored ? 1 - inside : inside;
  };
  const down = (y: number): number => (y - top) / tall;
  const { width: _w, height: _h, widths: _files, parts: _parts, focal, faces = [], ...rest } = scene;
  return {
    ...rest,
    width,
    height,
    focal: [across(focal[0]), down(focal[1])],
    faces: faces
      .map(([l, t, r, b]): Face => {
        const [start, end] = mirrored ? [r, l] : [l, r];
        return [across(start), down(t), across(end), down(b)];
      })
      .filter(([l, t, r, b]) => r > 0 && l < 1 && b > 0 && t < 1),
    view: {
      id: viewId(id, view),
      scene: id,
      mirrored: mirrored === true,
      part: { left: Math.round(left * scene.width), top: Math.round(top * scene.height), width, height },
    },
  };
}

/** The pictures as a brand shows them, by the ids of the whole ones. */
export const picturesOf = (brand: BrandKey, manifest: PictureManifest): PictureManifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([id, picture]) => {
      const view = viewOf(brand, picture);
      return [id, view ? viewed(id, view, picture) : picture];
    }),
  );

/** The pictures with the views of each scene. */
export function withViews(manifest: PictureManifest): PictureManifest {
  const views = Object.entries(manifest).flatMap(([id, picture]) =>
    (Object.keys(VIEWS) as ViewName[])
      .filter((view) => picture.parts && (picture.mirrors || !('mirrored' in VIEWS[view])))
      .map((view) => [viewId(id, view), viewed(id, view, picture)] as const),
  );
  return { ...manifest, ...Object.fromEntries(views) };
}
