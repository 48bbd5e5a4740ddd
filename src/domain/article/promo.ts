import type { AnsDocument } from '../ans/document.ts';
import type { ImageElement } from '../ans/element.ts';
import type { Picture } from '../body/block.ts';
import { toPicture } from '../image/picture.ts';
import { imageOf } from './element-image.ts';

/** The basic image: `promo_items.basic`, else the still of that video, else the document's image. */
export function basicImage(document: AnsDocument): ImageElement | undefined {
  if (document.type === 'image') return document.image;
  const basic = imageOf(document.promo_items['basic']);
  return basic ?? (document.type === 'video' ? document.promo_image : undefined);
}

/** The picture of a teaser. Lists omit items without one. @see B1 */
export function teaserPicture(document: AnsDocument): Picture | undefined {
  const image = basicImage(document);
  return image && toPicture(image);
}
