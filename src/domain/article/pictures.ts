import type { AnsDocument } from '../ans/document.ts';
import type { ContentElement } from '../ans/element.ts';
import { toPicture } from '../image/picture.ts';
import { imageOf } from './element-image.ts';
import { basicImage } from './promo.ts';

/** The elements, with galleries replaced by their elements. */
const flat = (elements: readonly ContentElement[]): ContentElement[] =>
  elements.flatMap((element) => (element.type === 'gallery' ? flat(element.content_elements) : [element]));

/** Addresses of all pictures on a document's page: basic image, body, galleries and videos. */
export function documentPictures(document: AnsDocument): string[] {
  const images = [basicImage(document), ...flat(document.content_elements).map(imageOf)];
  return images.flatMap((image) => {
    const picture = image && toPicture(image);
    return picture ? [picture.url] : [];
  });
}
