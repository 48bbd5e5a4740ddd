import { createHash } from 'node:crypto';
import {
  CARTOONS,
  COVERS,
  PORTRAITS,
  SCENES,
  type CartoonId,
  type CoverId,
  type PictureId,
  type SceneId,
} from '@rotativa/sandbox/seed/pictures';
import { CARTOON_DRAWINGS } from './cartoons/index.ts';
import { coverOf } from './covers/cover.ts';
import { COVER_LOOKS } from './covers/spec.ts';
import { createArt, toSvg, type FaceBox } from './kit/art.ts';
import { GOUACHE, INK_ON_PAPER, render, type Finish } from './kit/finish.ts';
import { CAST } from './people/cast/index.ts';
import { portrait } from './people/portrait.ts';
import { partsOf, type Parts } from './parts.ts';
import type { Scene } from './scene.ts';
import { SCENE_DRAWINGS } from './scenes/index.ts';

/** How a kind of picture is drawn and published. Sizes in px. */
interface Kind {
  drawn: readonly [number, number];
  rendered: readonly [number, number];
  widths: readonly number[];
  finish: Finish;
  /** Quality of AVIF. */
  quality: number;
}

const SCENE: Kind = {
  drawn: [1600, 900],
  rendered: [1280, 720],
  widths: [320, 640, 960, 1280],
  finish: GOUACHE,
  quality: 43,
};
const HEAD: Kind = {
  drawn: [1200, 1500],
  rendered: [800, 1000],
  widths: [160, 320, 640],
  finish: GOUACHE,
  quality: 43,
};
const HALF: Kind = { ...HEAD, rendered: [960, 1200], widths: [160, 320, 640, 960] };
/** Covers have less wobble, so that lettering stays sharp. */
const COVER: Kind = {
  drawn: [1200, 1600],
  rendered: [960, 1280],
  widths: [240, 480, 720],
  finish: { ...GOUACHE, wobble: 0.35, brush: 0.014, grain: 0.004, vignette: 0.03 },
  quality: 44,
};

/** Ink on even paper: a line keeps its edge, and the paper its white. */
const CARTOON: Kind = { ...SCENE, finish: INK_ON_PAPER };

/** Pictures that a front shows in a larger size than others of their kind: width of the widest file, in px. */
const LARGE: Partial<Record<PictureId, number>> = {
  'aguacate-arbol': 1600,
  'bar-caja': 1920,
  billetes: 1600,
  boda: 1600,
  'bogota-noche': 1600,
  carretera: 2400,
  'casa-interior': 1600,
  'cerdos-corral': 1600,
  congreso: 1600,
  hospital: 1920,
  juzgado: 1600,
  microfono: 1600,
  'moda-pasarela': 1600,
  motocicleta: 1600,
  nadadoras: 1600,
  'obra-troncal': 1600,
  'papa-cultivo': 1920,
  partitura: 2400,
  perfume: 1920,
  reloj: 1920,
  transmilenio: 1600,
  yoga: 1600,
  'retrato-33': 1280,
  'retrato-36': 1920,
  'retrato-38': 1920,
  'retrato-64': 1280,
  'retrato-65': 1280,
};

function enlarged(kind: Kind, width: number): Kind {
  const [w, h] = kind.rendered;
  return { ...kind, rendered: [width, Math.round((width * h) / w)], widths: [...kind.widths, width] };
}

export const EVERY_ID: readonly PictureId[] = [...SCENES, ...CARTOONS, ...PORTRAITS, ...COVERS];

export const isCover = (id: string): id is CoverId => Object.hasOwn(COVER_LOOKS, id);
const isCartoon = (id: string): id is CartoonId => Object.hasOwn(CARTOON_DRAWINGS, id);
const isScene = (id: string): id is SceneId => Object.hasOwn(SCENE_DRAWINGS, id);

/** The drawing and the kind of an id. @throws for an id that is not in the catalogue */
export function drawingOf(id: string): { scene: Scene; kind: Kind } {
  const { scene, kind } = standardOf(id);
  const width = LARGE[id as PictureId];
  return { scene, kind: width ? enlarged(kind, width) : kind };
}

function standardOf(id: string): { scene: Scene; kind: Kind } {
  if (isCartoon(id)) return { scene: CARTOON_DRAWINGS[id], kind: CARTOON };
  if (isScene(id)) return { scene: SCENE_DRAWINGS[id], kind: SCENE };
  const sitter = Object.hasOwn(CAST, id) ? CAST[id] : undefined;
  if (sitter) {
    const half = sitter.half ?? false;
    return {
      scene: { focal: [0.5, half ? 0.345 : 0.43], alt: sitter.alt, draw: (a) => portrait(a, sitter, half) },
      kind: half ? HALF : HEAD,
    };
  }
  if (isCover(id)) return { scene: coverOf(id), kind: COVER };
  throw new Error(`No picture is called ${id}`);
}

/** The data of a picture in the manifest, except its pixels. */
export interface Description {
  focal: Scene['focal'];
  alt: string;
  /** The faces, as shares of width and height. */
  faces: readonly FaceBox[];
  /** Of a scene: its parts, and whether it may be mirrored. */
  parts?: Parts;
  mirrors?: boolean;
}

interface Drawn {
  svg: string;
  seed: number;
  kind: Kind;
  description: Description;
}

export function drawn(id: string): Drawn {
  const { scene, kind } = drawingOf(id);
  const a = createArt(id, ...kind.drawn);
  const svg = toSvg(a, scene.draw(a));
  const description: Description = {
    focal: scene.focal,
    alt: scene.alt,
    faces: a.faces,
    ...(isScene(id) && { parts: partsOf(scene), mirrors: !scene.fixed }),
  };
  return { svg, seed: a.seed, kind, description };
}

/** The description of a picture, without rendering it. */
export const descriptionOf = (id: string): Description => drawn(id).description;

/** A digest of the drawing and its rendering: 16 hexadecimal digits. */
export const digest = ({ svg, kind }: Drawn): string =>
  createHash('sha256').update(svg).update(JSON.stringify(kind)).digest('hex').slice(0, 16);

export interface Picture {
  pixels: Uint8Array;
  w: number;
  h: number;
  description: Description;
  digest: string;
  widths: readonly number[];
  quality: Kind['quality'];
}

/** Draws a picture: RGB pixels in full size. The same id always gives the same pixels. */
export async function pictureOf(id: string): Promise<Picture> {
  const drawing = drawn(id);
  const { svg, seed, kind, description } = drawing;
  const [w, h] = kind.rendered;
  return {
    pixels: await render(svg, w, h, seed, kind.finish),
    w,
    h,
    description,
    digest: digest(drawing),
    widths: kind.widths,
    quality: kind.quality,
  };
}
