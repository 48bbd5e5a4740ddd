/** The widths in pixels that the resizer is asked for: few, so that its answers are cached. */
export const IMAGE_WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1280, 1600];

export interface ImageRequest {
  /** Pixels. */
  width: number;
  /** Pixels; with it the picture is cropped around its focal point. */
  height?: number;
}

/** Makes addresses of resized pictures. Pure: it asks nobody. */
export interface ImagesPort {
  /** The address of the picture at a size; the original's own address where the resizer cannot reach it. */
  url(source: string, size: ImageRequest): string;
  /**
   * `srcset` of the picture over `IMAGE_WIDTHS`; undefined where it cannot be resized.
   * @param ratio width divided by height, to crop to; the picture's own when absent
   * @param maximum the original's width in pixels: nothing wider is offered
   */
  srcSet(source: string, ratio?: number, maximum?: number): string | undefined;
}
