import type { ContentElement, ElementType } from '../ans/element.ts';
import type { BodyBlock } from './block.ts';
import { capHeaders } from './cap-headers.ts';
import { note, type BodyContext, type ElementPass } from './context.ts';
import type { Converter } from './convert/converter.ts';
import { customEmbed } from './convert/custom-embed.ts';
import { table } from './convert/table.ts';
import * as links from './convert/links.ts';
import * as media from './convert/media.ts';
import { oembed } from './convert/oembed.ts';
import { rawHtml } from './convert/raw-html.ts';
import * as text from './convert/text.ts';
import { dropEmpty } from './drop-empty.ts';
import { flattenGroups } from './flatten-groups.ts';
import { resolveReferences } from './resolve-references.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** The element passes remove the other types from the list. */
type Convertible = Exclude<ElementType, 'unknown' | 'element_group' | 'reference'>;

const CONVERTERS: { [T in Convertible]: Converter<T> } = {
  text: text.text,
  header: text.header,
  quote: text.quote,
  list: text.list,
  table,
  code: text.code,
  correction: text.correction,
  endorsement: text.endorsement,
  numeric_rating: text.numericRating,
  divider: text.divider,
  image: media.image,
  gallery: media.gallery,
  video: media.video,
  audio: media.audio,
  raw_html: rawHtml,
  oembed_response: oembed,
  interstitial_link: links.interstitial,
  link_list: links.linkList,
  story: links.story,
  custom_embed: customEmbed,
};

function isConvertible(type: ElementType): type is Convertible {
  return Object.hasOwn(CONVERTERS, type);
}

/** The order matters: later passes see the contents of references and groups. */
const ELEMENT_PASSES: readonly ElementPass[] = [
  resolveReferences,
  flattenGroups,
  // A group may contain references, and a resolved document may be of an unknown type.
  resolveReferences,
  splitParagraphs,
  dropEmpty,
  capHeaders,
];

/** A reference can be circular, so nesting is limited. */
const MAX_NESTING = 24;

function convert(element: ContentElement, context: BodyContext, nesting: number): BodyBlock[] {
  if (!isConvertible(element.type)) {
    note(context, element, 'nothing in it can be shown');
    return [];
  }
  // The type of the table ties each converter to its element. TypeScript cannot infer that from the lookup.
  const converter = CONVERTERS[element.type] as Converter<Convertible>;
  return converter(element as Extract<ContentElement, { type: Convertible }>, context, (nested) =>
    toBlocks(nested, context, nesting + 1),
  );
}

/** The elements of a body as blocks, in order. Never throws for an element that the guard has read. */
export function toBlocks(
  elements: readonly ContentElement[],
  context: BodyContext,
  nesting = 0,
): BodyBlock[] {
  if (nesting > MAX_NESTING) return [];
  const ready = ELEMENT_PASSES.reduce<readonly ContentElement[]>(
    (list, pass) => pass(list, context),
    elements,
  );
  return ready.flatMap((element) => convert(element, context, nesting));
}
