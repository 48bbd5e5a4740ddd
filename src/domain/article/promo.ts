import type { AnsDocument } from '../ans/document.ts';
import type { ContentElement, ImageElement } from '../ans/element.ts';
import type { Picture } from '../body/block.ts';
import { toPicture } from '../image/picture.ts';

function imageOf(element: ContentElement | undefined): ImageElement | undefined {
  switch (element?.type) {
    case 'image':
      return element;
    case 'video':
      return element.promo_image;
    case 'story':
      return element.image;
    case 'gallery':
      return element.content_elements.find((one) => one.type === 'image');
    default:
      return undefined;
  }
}

/** The basic image: `promo_items.basic`, or the still of what stands there, or the document's own. @see 002 §3 */
export function basicImage(document: AnsDocument): ImageElement | undefined {
  if (document.type === 'image') return document.image;
  const basic = imageOf(document.promo_items['basic']);
  return basic ?? (document.type === 'video' ? document.promo_image : undefined);
}

/** The picture of a teaser, or undefined: lists drop the item then. @see B1 */
export function teaserPicture(document: AnsDocument): Picture | undefined {
  const image = basicImage(document);
  return image && toPicture(image);
}
