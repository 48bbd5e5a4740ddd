import type { AnsRendition } from '../ans/common.ts';
import type { ImageElement } from '../ans/element.ts';
import type { Picture } from '../body/block.ts';
import { defined } from '../defined.ts';
import { plainText } from '../html/plain-text.ts';
import { pictureSource } from '../url/safe.ts';
import { objectPosition } from './focal.ts';

function measured(renditions: readonly AnsRendition[]): Picture['renditions'] {
  const found = renditions.flatMap(({ url, width, height }) => {
    const safe = pictureSource(url);
    return safe && width ? [defined({ url: safe, width, height })] : [];
  });
  return found
    .filter((one, index) => found.findIndex((other) => other.width === one.width) === index)
    .sort((one, other) => one.width - other.width);
}

/**
 * The image as views use it, or undefined when its address is unsafe. The alternative text is `alt_text`, else the
 * title, else the caption. The renditions exclude cropped sizes (`images_data.fill`).
 */
export function toPicture(image: ImageElement): Picture | undefined {
  const url = pictureSource(image.url);
  if (!url) return undefined;
  return defined({
    url,
    width: image.width,
    height: image.height,
    alt: plainText(image.alt_text ?? image.subtitle ?? image.caption ?? ''),
    position: objectPosition(image.focal_point, image.width, image.height),
    whole: image.additional_properties?.['whole'] === true ? (true as const) : undefined,
    auth: image.auth,
    renditions: measured([...(image.images_data?.intrinsic ?? []), ...image.renditions]),
  });
}
