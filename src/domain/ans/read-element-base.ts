import { defined } from '../defined.ts';
import type { JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import type { TextElement } from './element.ts';
import { looseText } from './read.ts';

type ElementBase = Omit<TextElement, 'type' | 'content' | 'dropcap'>;

const ALIGNMENTS = ['left', 'right', 'center'] as const;

/** The fields that every element has. */
export function elementBase(source: JsonRecord): ElementBase {
  const extra = source['additional_properties'];
  return defined({
    _id: looseText(source['_id'] ?? source['id']),
    subtype: looseText(source['subtype']).trim() || undefined,
    alignment: ALIGNMENTS.find((one) => one === source['alignment']),
    additional_properties: isRecord(extra) && Object.keys(extra).length > 0 ? extra : undefined,
  });
}
