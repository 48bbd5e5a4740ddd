import type { ContentElement, ImageElement } from '../ans/element.ts';

/** The picture that represents an element, or undefined. */
export function imageOf(element: ContentElement | undefined): ImageElement | undefined {
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
