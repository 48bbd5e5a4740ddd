/** Crops whose ratio each brand sets with a token. */
export type CropName = 'card' | 'lead' | 'portrait' | 'opening';

/** The size of a picture, in the pixels of the file. */
export interface ImageRequest {
  width: number;
  /** With it the picture is cropped around its focal point. */
  height?: number | undefined;
}

/** Computes addresses of resized pictures, without requests. */
export interface ImagesPort {
  /** Width divided by height of the brand's crops. Without them pictures are requested in the width of their box. */
  readonly crops?: Readonly<Record<CropName, number>> | undefined;
  /** The address of the picture at a size; the original address if the resizer does not serve it. */
  url(source: string, size: ImageRequest): string;
  /**
   * `srcset` of the picture for `IMAGE_WIDTHS`; undefined if it cannot be resized.
   * @param ratio width divided by height for cropping. Default: the picture's ratio
   * @param maximum width of the original in pixels, the largest candidate
   */
  srcSet(source: string, ratio?: number, maximum?: number): string | undefined;
}
