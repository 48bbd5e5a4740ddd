import type { ContentElement, ImageElement } from '../../ans/element.ts';
import { sanitizeInline, sanitizeRich } from '../../html/policy.ts';
import { toPicture } from '../../image/picture.ts';
import type { BodyContext } from '../context.ts';
import { readableTexts } from '../readable.ts';
import { linkHtml } from './words.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A picture and what is said under it. */
function imageHtml(element: ImageElement, context: BodyContext): string {
  const picture = toPicture(element);
  const shown = picture
    ? sanitizeRich(`<img src="${escaped(picture.url)}" alt="${escaped(picture.alt)}">`, context)
    : '';
  return [shown, sanitizeInline(element.caption ?? '', context)].filter(Boolean).join('<br>');
}

function elementHtml(element: ContentElement, context: BodyContext): string {
  if (element.type === 'raw_html') return sanitizeRich(element.content, context);
  if (element.type === 'oembed_response') return sanitizeRich(element.html, context);
  if (element.type === 'image') return imageHtml(element, context);
  if (element.type === 'interstitial_link') return linkHtml(element.content, element.url, context);
  return readableTexts(element)
    .map((text) => sanitizeInline(text, context))
    .join('<br>');
}

/** The safe HTML of a table cell, which the source fills with elements of any type. */
export function cellHtml(elements: readonly ContentElement[], context: BodyContext): string {
  return elements
    .map((element) => elementHtml(element, context))
    .filter(Boolean)
    .join('<br>');
}
