import type { ContentElement, ImageElement } from '../../ans/element.ts';
import { sanitizeInline, sanitizeRich } from '../../html/policy.ts';
import { toPicture } from '../../image/picture.ts';
import type { BodyContext } from '../context.ts';
import { readableTexts } from '../readable.ts';
import { linkHtml } from './words.ts';
import { escapeHtml } from '../../html/escape.ts';

/** A picture with its caption. */
function imageHtml(element: ImageElement, context: BodyContext): string {
  const picture = toPicture(element);
  const shown = picture
    ? sanitizeRich(`<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}">`, context)
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

/** Safe HTML of a table cell, which may contain elements of any type. */
export function cellHtml(elements: readonly ContentElement[], context: BodyContext): string {
  return elements
    .map((element) => elementHtml(element, context))
    .filter(Boolean)
    .join('<br>');
}
