import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { EVERY_ID } from './index.ts';
import type { Picture } from './index.ts';
import { toHex } from './kit/colour.ts';

/** One line of `pictures/manifest.json`: the largest size, the published widths, where the subject is, its words and its colour. */
export interface ManifestEntry {
  width: number;
  height: number;
  widths: number[];
  focal: [number, number];
  alt: string;
  dominant: string;
}

export type Manifest = Record<string, ManifestEntry>;

/** Writes `<folder>/<id>/<width>.avif|webp` for every width and returns the manifest's entry. */
export async function publish(folder: string, id: string, picture: Picture): Promise<ManifestEntry> {
  const { pixels, w, h, scene, widths, quality } = picture;
  const source = sharp(pixels, { raw: { width: w, height: h, channels: 3 } });
  await mkdir(join(folder, id), { recursive: true });
  for (const width of widths) {
    const sized = source.clone().resize(width);
    await sized
      .clone()
      .avif({ quality: quality.avif, effort: 3, chromaSubsampling: '4:2:0' })
      .toFile(join(folder, id, `${String(width)}.avif`));
    await sized
      .clone()
      .webp({ quality: quality.webp, effort: 5 })
      .toFile(join(folder, id, `${String(width)}.webp`));
  }
  const [r = 0, g = 0, b = 0] = await source
    .clone()
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const width = Math.max(...widths);
  return {
    width,
    height: Math.round((width * h) / w),
    widths: [...widths],
    focal: [...scene.focal],
    alt: scene.alt,
    dominant: toHex([r, g, b]),
  };
}

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes the manifest in the catalogue's order. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const ordered = EVERY_ID.flatMap((id) => (manifest[id] ? [[id, manifest[id]] as const] : []));
  const lines = ordered.map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  await writeFile(join(folder, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`);
}
