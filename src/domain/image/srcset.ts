import type { Picture } from '../body/block.ts';

/**
 * The value of `srcset`: the stored renditions, and the original if it is wider. Undefined for a single size. Resized
 * pictures get their renditions before, from the images port.
 */
export function srcset({ renditions, url, width }: Picture): string | undefined {
  const widest = renditions.at(-1)?.width ?? 0;
  const candidates = width && width > widest ? [...renditions, { url, width }] : renditions;
  return candidates.length > 1
    ? candidates.map((one) => `${encodeCandidate(one.url)} ${one.width}w`).join(', ')
    : undefined;
}

/** A comma or a space in an address would end the candidate. */
function encodeCandidate(url: string): string {
  return url.replace(/\s/g, '%20').replace(/,/g, '%2C');
}
