import type { ContentElement, ReferenceElement } from '../ans/element.ts';
import { defined } from '../defined.ts';
import { type BodyContext, type ElementPass, note } from './context.ts';

const OEMBED_PROVIDER = /oembed/i;

/** A reference to a social post has the post's address: it becomes an embed without the post's HTML. */
function asOembed(element: ReferenceElement): ContentElement | undefined {
  const { id = '', type = '', provider = '', service = '' } = element.referent;
  if (![type, provider, service].some((word) => OEMBED_PROVIDER.test(word)) || !/^https?:\/\//i.test(id))
    return undefined;
  const network = /twitter|instagram|youtube|facebook|tiktok/i.exec(
    `${element.subtype ?? ''} ${provider} ${id}`,
  )?.[0];
  return defined({
    _id: element._id,
    type: 'oembed_response' as const,
    subtype: network?.toLowerCase(),
    html: '',
    url: id,
  });
}

function resolve(element: ContentElement, context: BodyContext): ContentElement[] {
  if (element.type !== 'reference') return [element];
  const found = context.resolve(element.referent) ?? asOembed(element);
  // A reference to another document becomes a link, without the document's text.
  if (found?.type === 'story') return [{ ...found, content_elements: [] }];
  if (found && found.type !== 'reference') return [found];
  note(
    context,
    element,
    `the reference to ${element.referent.type ?? 'a document'} '${element.referent.id ?? ''}' is not resolved`,
  );
  return [];
}

/** Replaces references by their elements, and drops references that cannot be resolved. */
export const resolveReferences: ElementPass = (elements, context) =>
  elements.flatMap((element) => resolve(element, context));
