/** The widths in pixels that the resizer gets: few, so that its replies are cached. */
export const IMAGE_WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1280, 1600, 1920, 2400];
