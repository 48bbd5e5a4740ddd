/** The colour over a picture, which lets the rest of its light through. */
export const scrim = (percent: number): string =>
  `color-mix(in oklab, var(--rt-color-picture-scrim) ${percent}%, transparent)`;

/**
 * The scrim of words below a picture, which goes over into their ground.
 *
 * @param clear the distance from the top at which it begins
 * @param full the distance from which it covers the picture
 */
export const scrimBelow = (clear: string, middle: string, full: string): string =>
  `linear-gradient(transparent ${clear}, ${scrim(36)} ${middle}, var(--rt-color-picture-scrim) ${full})`;

/** The scrim of words before a picture, on wide screens. */
export const scrimBefore = `linear-gradient(
  90deg,
  var(--rt-color-picture-scrim) 32%,
  ${scrim(72)} 46%,
  ${scrim(16)} 70%,
  transparent
)`;
