import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureManifest } from '../seed/media.ts';
import { readManifest } from '../seed/media.ts';

/** Widths in which a picture is drawn, in pixels, when the manifest does not say others. */
export const DRAWN_WIDTHS = [320, 640, 960, 1280] as const;
const FORMATS = ['avif', 'webp'] as const;

export type DrawnFormat = (typeof FORMATS)[number];

/** An id holds lower case letters, digits and hyphens: no path can be made of it. */
export const PICTURE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface DrawnFile {
  readonly path: string;
  readonly format: DrawnFormat;
  /** Bytes. */
  readonly size: number;
}

/** The drawn pictures of the repository: `<folder>/<id>/<width>.<format>`. */
export class PictureStore {
  readonly #folder: string;
  #manifest: Promise<PictureManifest> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What the manifest says of a picture; undefined for one that is not drawn. */
  async describe(id: string): Promise<PictureManifest[string] | undefined> {
    this.#manifest ??= readManifest(this.#folder);
    const manifest = await this.#manifest;
    return Object.hasOwn(manifest, id) ? manifest[id] : undefined;
  }

  /** A drawn file as it is; undefined when it does not exist. */
  async file(id: string, width: number, format: string): Promise<DrawnFile | undefined> {
    const known = FORMATS.find((candidate) => candidate === format);
    if (known === undefined || !PICTURE_ID.test(id) || !(await this.#widths(id)).includes(width)) {
      return undefined;
    }
    const path = join(this.#folder, id, `${width}.${known}`);
    const info = await stat(path).catch(() => undefined);
    return info?.isFile() ? { path, format: known, size: info.size } : undefined;
  }

  /** The largest drawing, from which others are cut. */
  async original(id: string): Promise<DrawnFile | undefined> {
    const widest = Math.max(...(await this.#widths(id)));
    return (await this.file(id, widest, 'webp')) ?? (await this.file(id, widest, 'avif'));
  }

  /** Scenes are drawn wide; portraits and covers say their own widths. */
  async #widths(id: string): Promise<readonly number[]> {
    return (await this.describe(id))?.widths ?? DRAWN_WIDTHS;
  }
}
