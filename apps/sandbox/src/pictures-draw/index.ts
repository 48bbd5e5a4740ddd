import { COVERS, PORTRAITS, SCENES } from '../seed/pictures.ts';
import type { PictureId, SceneId } from '../seed/pictures.ts';
import { coverOf } from './covers/cover.ts';
import type { CoverBrand } from './covers/spec.ts';
import { createArt, toSvg } from './kit/art.ts';
import { GOUACHE, render } from './kit/finish.ts';
import type { Finish } from './kit/finish.ts';
import { CAST } from './people/cast.ts';
import { portrait } from './people/portrait.ts';
import type { Scene } from './scene.ts';
import { SCENE_DRAWINGS } from './scenes/index.ts';

/** How one kind of picture is drawn and published. Sizes in px. */
interface Kind {
  drawn: readonly [number, number];
  rendered: readonly [number, number];
  widths: readonly number[];
  finish: Finish;
  /** AVIF and WebP quality: a large scene shows more than a small head, and WebP is only the fallback. */
  quality: { avif: number; webp: number };
}

const SCENE: Kind = {
  drawn: [1600, 900],
  rendered: [1280, 720],
  widths: [320, 640, 960, 1280],
  finish: GOUACHE,
  quality: { avif: 43, webp: 65 },
};
const HEAD: Kind = {
  drawn: [1200, 1500],
  rendered: [800, 1000],
  widths: [160, 320, 640],
  finish: GOUACHE,
  quality: { avif: 43, webp: 57 },
};
const HALF: Kind = { ...HEAD, rendered: [960, 1200], widths: [160, 320, 640, 960] };
/** Print wanders less, so that lettering stays crisp. */
const COVER: Kind = {
  drawn: [1200, 1600],
  rendered: [960, 1280],
  widths: [240, 480, 720],
  finish: { ...GOUACHE, wobble: 0.35, brush: 0.014, grain: 0.004, vignette: 0.03 },
  quality: { avif: 44, webp: 54 },
};

export const EVERY_ID: readonly PictureId[] = [...SCENES, ...PORTRAITS, ...COVERS];

const isScene = (id: string): id is SceneId => Object.hasOwn(SCENE_DRAWINGS, id);

/** The drawing and the kind behind an id of the catalogue. Throws on an id that is not in it. */
export function drawingOf(id: string): { scene: Scene; kind: Kind } {
  if (isScene(id)) return { scene: SCENE_DRAWINGS[id], kind: SCENE };
  const face = /^retrato-(\d\d)$/.exec(id);
  const who = face && CAST[Number(face[1]) - 1];
  if (face && who) {
    const half = Number(face[1]) > 24;
    return {
      scene: { focal: [0.5, 0.4], alt: who.alt, draw: (a) => portrait(a, who, half) },
      kind: half ? HALF : HEAD,
    };
  }
  const cover = /^portada-(weekly|daily|rural|men|women)-([1-6])$/.exec(id);
  if (cover) return { scene: coverOf(cover[1] as CoverBrand, Number(cover[2])), kind: COVER };
  throw new Error(`No picture is called ${id}`);
}

export interface Picture {
  pixels: Uint8Array;
  w: number;
  h: number;
  scene: Scene;
  widths: readonly number[];
  quality: Kind['quality'];
}

/** Draws a picture: RGB pixels of its full size. The same id always gives the same pixels. */
export async function pictureOf(id: string): Promise<Picture> {
  const { scene, kind } = drawingOf(id);
  const a = createArt(id, ...kind.drawn);
  const [w, h] = kind.rendered;
  return {
    pixels: await render(toSvg(a, scene.draw(a)), w, h, a.seed, kind.finish),
    w,
    h,
    scene,
    widths: kind.widths,
    quality: kind.quality,
  };
}
