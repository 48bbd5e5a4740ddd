import type { ContentElement } from '../../ans/element.ts';
import { defined } from '../../defined.ts';
import { paragraphs } from '../../html/inline-split.ts';
import { sanitizeInline } from '../../html/policy.ts';
import type { HeaderBlock, ListBlock } from '../block.ts';
import type { ConvertNested, Converter } from './converter.ts';
import { corrections } from '../../../messages/documents.ts';

const PULL = /^pull[\s_-]?quote$|^destacado$/i;

/** The label before a correction. */
export function correctionLabel(type: string): string {
  const known = type.toLowerCase();
  return known === 'clarification' || known === 'retraction' ? corrections[known] : corrections.correction;
}

export const text: Converter<'text'> = (element, context) => {
  const html = sanitizeInline(element.content, context);
  const { _id: id, subtype = '', alignment, dropcap } = element;
  if (PULL.test(subtype) || /^blockquote$/i.test(subtype)) {
    const blocks = [{ type: 'text' as const, id: '', html }];
    return [{ type: 'quote', id, variant: PULL.test(subtype) ? 'pull' : 'quote', blocks }];
  }
  return [defined({ type: 'text' as const, id, html, dropCap: dropcap, alignment })];
};

export const header: Converter<'header'> = ({ _id: id, level, content }, context) => [
  { type: 'header', id, level: level as HeaderBlock['level'], html: sanitizeInline(content, context) },
];

export const quote: Converter<'quote'> = (element, context, nested) => {
  const { _id: id, subtype = '', citation } = element;
  return [
    defined({
      type: 'quote' as const,
      id,
      variant: PULL.test(subtype) ? ('pull' as const) : ('quote' as const),
      blocks: nested(element.content_elements),
      citation: citation && (sanitizeInline(citation, context) || undefined),
    }),
  ];
};

/** The source has a nested list as a separate item; it belongs to the item before it. */
function listItems(items: readonly ContentElement[], nested: ConvertNested): ListBlock['items'] {
  const result: ListBlock['items'] = [];
  for (const item of items) {
    const blocks = nested([item]);
    const last = result.at(-1);
    if (item.type === 'list' && last) last.blocks.push(...blocks);
    else if (blocks.length > 0) result.push({ blocks });
  }
  return result;
}

export const list: Converter<'list'> = (element, _context, nested) => {
  const items = listItems(element.items, nested);
  return items.length > 0
    ? [{ type: 'list', id: element._id, ordered: element.list_type === 'ordered', items }]
    : [];
};

export const code: Converter<'code'> = ({ _id: id, content, language }) => [
  defined({ type: 'code' as const, id, code: content, language }),
];

export const correction: Converter<'correction'> = ({ _id: id, correction_type, content }, context) => {
  const html = sanitizeInline(paragraphs(content).join('<br><br>'), context);
  return [{ type: 'correction', id, label: correctionLabel(correction_type), html }];
};

export const endorsement: Converter<'endorsement'> = ({ _id: id, content }, context) => [
  { type: 'endorsement', id, html: sanitizeInline(content, context) },
];

export const numericRating: Converter<'numeric_rating'> = ({
  _id: id,
  numeric_rating: value,
  min,
  max,
  units,
}) => [{ type: 'rating', id, value, min, max, units }];

export const divider: Converter<'divider'> = ({ _id: id }) => [{ type: 'divider', id }];
