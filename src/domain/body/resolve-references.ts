import type { ContentElement, ReferenceElement } from '../ans/element.ts';
import { defined } from '../defined.ts';
import type { BodyContext, ElementPass } from './context.ts';
import { note } from './context.ts';

const OEMBED_PROVIDER = /oembed/i;

/** A reference to a social post says where the post is: it becomes an embed without the post's own HTML. */
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
  // Another document is named by a reference, not quoted in full.
  if (found?.type === 'story') return [{ ...found, content_elements: [] }];
  if (found && found.type !== 'reference') return [found];
  note(
    context,
    element,
    `the reference to ${element.referent.type ?? 'a document'} '${element.referent.id ?? ''}' is not resolved`,
  );
  return [];
}

/** Puts the element in the place of each reference that can be resolved, and drops the others. */
export const resolveReferences: ElementPass = (elements, context) =>
  elements.flatMap((element) => resolve(element, context));
