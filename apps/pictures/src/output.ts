import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { EVERY_ID, type Description, type Picture } from './index.ts';
import { toHex } from './kit/colour.ts';

/** An entry of `drawn/manifest.json`: largest size, published widths, position of the subject and the faces, description, colour and digest. */
export interface ManifestEntry extends Description {
  width: number;
  height: number;
  widths: number[];
  dominant: string;
  /** Digest of the drawing in the files. If the current digest differs, the files are outdated. */
  digest: string;
}

export type Manifest = Record<string, ManifestEntry>;

/**
 * Writes `<folder>/<id>/<width>.avif` for every width. The resizer makes all other sizes and formats from the widest.
 * Returns the entry of the manifest.
 */
export async function publish(folder: string, id: string, picture: Picture): Promise<ManifestEntry> {
  const { pixels, w, h, description, digest, widths, quality } = picture;
  const source = sharp(pixels, { raw: { width: w, height: h, channels: 3 } });
  await mkdir(join(folder, id), { recursive: true });
  for (const width of widths) {
    await source
      .clone()
      .resize(width)
      .avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
      .toFile(join(folder, id, `${String(width)}.avif`));
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
    ...description,
    dominant: toHex([r, g, b]),
    digest,
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

/** Writes the manifest in the order of the catalogue. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const ordered = EVERY_ID.flatMap((id) => (manifest[id] ? [[id, manifest[id]] as const] : []));
  const lines = ordered.map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  await writeFile(join(folder, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`);
}
