import type { BodyBlock, HeaderBlock } from '../body/block.ts';
import { plainText } from '../html/plain-text.ts';

/** A chapter of a special: its heading, which links lead to. */
export interface Chapter {
  id: string;
  /** Its number as the heading has it, 'Día 4', else its position. */
  mark: string;
  /** Plain text, without the number. */
  title: string;
}

/** Fewer headings do not need a table of contents. */
const FEWEST_CHAPTERS = 3;

/** 'Día 4. San Agustín': a short start with a digit, up to the first full stop. */
const NUMBERED = /^(?=[^.<]*\d)([^.<]{1,18})\.\s+(\S.*)$/s;

/** The number of a chapter's heading, which is empty for most, and the rest. Both are sanitised HTML if `html` is. */
export function splitHeading(html: string): { mark: string; title: string } {
  const [, mark = '', title = html] = NUMBERED.exec(html) ?? [];
  return { mark, title };
}

const isHeading = (block: BodyBlock | undefined): block is HeaderBlock =>
  block?.type === 'header' && block.level === 2;

/**
 * The chapters of a text: its headings of level 2. A text with fewer than three has none.
 * @see N12
 */
export function chaptersOf(body: readonly BodyBlock[]): Chapter[] {
  const headings = body.filter(isHeading);
  if (headings.length < FEWEST_CHAPTERS) return [];
  return headings.map(({ id, html }, at) => {
    const { mark, title } = splitHeading(html);
    return { id, mark: plainText(mark) || String(at + 1), title: plainText(title) };
  });
}

/**
 * The ids of the pictures that open a chapter: directly after its heading. The other pictures of a special are within
 * a chapter.
 */
export function chapterPictures(body: readonly BodyBlock[]): ReadonlySet<string> {
  return new Set(
    body.flatMap((block, at) => (block.type === 'image' && isHeading(body[at - 1]) ? [block.id] : [])),
  );
}
