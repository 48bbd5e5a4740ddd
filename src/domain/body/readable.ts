import type { ContentElement } from '../ans/element.ts';
import { scenesOf, sceneTexts } from './scenes.ts';

/**
 * Every text of an element that is for readers, in reading order, unsanitised. Table cells print it, word counts
 * use it, and tests look for it on the page.
 */
export function readableTexts(element: ContentElement): string[] {
  return texts(element).filter((text) => text.trim() !== '');
}

const all = (elements: readonly ContentElement[]): string[] => elements.flatMap(texts);

function texts(element: ContentElement): string[] {
  switch (element.type) {
    case 'text':
    case 'header':
    case 'correction':
    case 'endorsement':
    case 'code':
    case 'raw_html':
      return [element.content];
    case 'unknown':
      return [element.title ?? '', element.content, ...all(element.content_elements)];
    case 'quote':
      return [...all(element.content_elements), element.citation ?? ''];
    case 'list':
      return all(element.items);
    case 'link_list':
      return [element.title, ...all(element.items)];
    case 'interstitial_link':
      return [element.content, element.description ?? ''];
    case 'table':
      return [element.caption ?? '', ...element.header.flatMap(all), ...element.rows.flat().flatMap(all)];
    case 'element_group':
      return [element.title ?? '', ...all(element.content_elements)];
    case 'story':
      return [element.headline, element.description, ...all(element.content_elements)];
    case 'image':
      return [element.caption ?? ''];
    case 'gallery':
      return [
        element.headline,
        element.description,
        ...all(element.content_elements),
        ...scenesOf(element.additional_properties ?? {}).flatMap(sceneTexts),
      ];
    case 'video':
    case 'audio':
      return [element.headline, element.description];
    default:
      return [];
  }
}
