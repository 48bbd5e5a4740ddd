import type { ContentElement, UnknownElement } from '../ans/element.ts';
import { safeHref } from '../url/safe.ts';
import { type BodyContext, type ElementPass, note } from './context.ts';

function unknown(element: UnknownElement, context: BodyContext): ContentElement[] {
  const { _id, title, content, content_elements } = element;
  const readable: ContentElement[] = [
    ...(title ? [{ _id: '', type: 'header' as const, level: 3, content: title }] : []),
    ...(content.trim() ? [{ _id, type: 'text' as const, content }] : []),
    ...flattenGroups(content_elements, context),
  ];
  note(
    context,
    element,
    readable.length > 0
      ? 'unknown element type: its text is shown'
      : 'unknown element type without text: left out',
  );
  return readable;
}

function flatten(element: ContentElement, context: BodyContext): ContentElement[] {
  if (element.type === 'unknown') return unknown(element, context);
  if (element.type === 'element_group') {
    const title = element.title
      ? [{ _id: '', type: 'header' as const, level: 3, content: element.title }]
      : [];
    return [...title, ...flattenGroups(element.content_elements, context)];
  }
  // A story inside a story becomes a link. Its texts, such as the updates of a live story, are part of the body.
  if (element.type === 'story') {
    const text = flattenGroups(element.content_elements, context);
    if (element.headline && safeHref(element.canonical_url))
      return [{ ...element, content_elements: [] }, ...text];
    const headline = element.headline
      ? [{ _id: element._id, type: 'header' as const, level: 3, content: element.headline }]
      : [];
    const dek = element.description ? [{ _id: '', type: 'text' as const, content: element.description }] : [];
    const inside = [...headline, ...dek, ...text];
    if (inside.length === 0) note(context, element, 'a nested story without address and text: left out');
    return inside;
  }
  return [element];
}

/** Replaces groups, unknown elements and stories without a link by their contents, at every depth. */
export const flattenGroups: ElementPass = (elements, context) =>
  elements.flatMap((element) => flatten(element, context));
