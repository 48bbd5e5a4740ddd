import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandKey } from 'rotativa/themes';
import { type DrawnPicture, type PictureManifest, readManifest } from '../seed/media.ts';
import { viewId, viewOf, withViews } from '../seed/views.ts';

/** Default widths of a drawn picture, in pixels. */
export const DRAWN_WIDTHS = [320, 640, 960, 1280] as const;

/** An id has only lower case letters, digits and hyphens, so that it cannot be used as a path. */
export const PICTURE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface DrawnFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** The file of a picture from which others are made. */
export interface Original extends DrawnFile {
  /** The id of the drawing: of a view, that of its scene. */
  readonly drawing: string;
  /** The part of the file that the picture shows, if it is a view of a scene. */
  readonly view: DrawnPicture['view'];
  /** Differs if the file or the view does. */
  readonly version: string;
}

/** The drawn pictures of the repository, `<folder>/<id>/<width>.avif`, and the views of them. */
export class PictureStore {
  readonly #folder: string;
  #manifest: Promise<PictureManifest> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The manifest's entry of a picture; undefined for an unknown one. */
  async describe(id: string): Promise<DrawnPicture | undefined> {
    this.#manifest ??= readManifest(this.#folder).then(withViews);
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

  /** The largest file of a picture, or of the scene of which it is a view. */
  async original(id: string): Promise<Original | undefined> {
    const view = (await this.describe(id))?.view;
    const drawing = view?.scene ?? id;
    const file = await this.file(drawing, Math.max(...(await this.#widths(drawing))));
    if (file === undefined) return undefined;
    const { left, top, width, height } = view?.part ?? {};
    const version = [file.size, ...(view ? [left, top, width, height] : [])].join('-');
    return { ...file, drawing, view, version };
  }

  /** The id under which a brand shows a picture. */
  async idFor(brand: BrandKey, id: string): Promise<string> {
    const picture = await this.describe(id);
    const view = picture && viewOf(brand, picture);
    return view ? viewId(id, view) : id;
  }

  /** Scenes have the default widths; portraits and covers have their own. */
  async #widths(id: string): Promise<readonly number[]> {
    return (await this.describe(id))?.widths ?? DRAWN_WIDTHS;
  }
}
