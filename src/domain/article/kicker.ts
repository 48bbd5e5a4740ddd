import type { AnsDocumentBase } from '../ans/document.ts';
import { plainText } from '../html/plain-text.ts';
import { slugify } from '../text/slug.ts';

/** The printed names of a brand's subtypes, by the slug of the subtype: `{ cronica: 'Crónica' }`. */
export type SubtypeWords = Readonly<Record<string, string>>;

type Document = Pick<AnsDocumentBase, 'label' | 'subtype' | 'taxonomy'>;

function labelOf({ label }: Document): string {
  const set = label['basic'] ?? label['kicker'];
  return set && set.display !== false ? plainText(set.text) : '';
}

/**
 * The kicker: the label that editors set, else the brand's name of the subtype, else the name of the section, else
 * empty. A subtype is an internal code ('default', 'plantilla-3') and is never printed unchanged.
 */
export function kickerOf(document: Document, words: SubtypeWords = {}): string {
  const code = slugify(document.subtype);
  const subtype = Object.hasOwn(words, code) ? words[code] : undefined;
  return labelOf(document) || subtype || (document.taxonomy.primary_section?.name ?? '');
}

/** Whether a kicker only repeats the mark of a live story. */
export const repeatsLive = (kicker: string): boolean => /^en vivo$/i.test(kicker);
