import type { PictureId } from '../../pictures.ts';

export const DAY_MINUTES = 24 * 60;

/**
 * A subject that the archive follows from place to place. The texts name a place by `{lugar}`, `{depto}`, `{agua}` and
 * `{cultivo}`, a neighbourhood by `{barrio}`, and numbers by `{n}` and `{m}`.
 */
export interface ArchiveTheme {
  readonly sections: [string, ...string[]];
  readonly kicker: string;
  readonly tags: readonly string[];
  /** Pictures that fit any of its stories. */
  readonly pictures: readonly PictureId[];
  /**
   * Headlines with their standfirsts, and a picture for when the theme has no other: one that a newer story has too, if
   * no list shows both.
   */
  readonly angles: readonly (readonly [headline: string, standfirst: string, shared?: PictureId])[];
  readonly paragraphs: readonly string[];
}
