import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureManifest, readManifest } from '../seed/media.ts';

/** Default widths of a drawn picture, in pixels. */
export const DRAWN_WIDTHS = [320, 640, 960, 1280] as const;

/** An id has only lower case letters, digits and hyphens, so that it cannot be used as a path. */
export const PICTURE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface DrawnFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** The drawn pictures of the repository: `<folder>/<id>/<width>.avif`. */
export class PictureStore {
  readonly #folder: string;
  #manifest: Promise<PictureManifest> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The manifest's entry of a picture; undefined for an unknown one. */
  async describe(id: string): Promise<PictureManifest[string] | undefined> {
    this.#manifest ??= readManifest(this.#folder);
    const manifest = await this.#manifest;
    return Object.hasOwn(manifest, id) ? manifest[id] : undefined;
  }

  /** A drawn file; undefined if it does not exist. */
  async file(id: string, width: number): Promise<DrawnFile | undefined> {
    if (!PICTURE_ID.test(id) || !(await this.#widths(id)).includes(width)) return undefined;
    const path = join(this.#folder, id, `${width}.avif`);
    const info = await stat(path).catch(() => undefined);
    return info?.isFile() ? { path, size: info.size } : undefined;
  }

  /** The largest file, from which others are made. */
  async original(id: string): Promise<DrawnFile | undefined> {
    return this.file(id, Math.max(...(await this.#widths(id))));
  }

  /** Scenes have the default widths; portraits and covers have their own. */
  async #widths(id: string): Promise<readonly number[]> {
    return (await this.describe(id))?.widths ?? DRAWN_WIDTHS;
  }
}
