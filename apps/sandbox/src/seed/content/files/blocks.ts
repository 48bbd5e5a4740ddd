import { ContentError } from './content-error.ts';
import type { Source } from './folder.ts';

const DIRECTIVE = ':::';
const CODE = '```';

/** Lines that belong together, without the lines that open and close a directive or code. */
export interface Block extends Source {
  readonly lines: readonly string[];
  readonly kind: 'directive' | 'code' | 'words';
  /** The word after the opening signs of a directive or code. */
  readonly name: string;
}

/**
 * The blocks of a text: a directive until ':::', code until '```', and lines until an empty one.
 * @throws ContentError when a directive or code is not closed
 */
export function blocksOf({ file, line: first, text }: Source): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const sign = [DIRECTIVE, CODE].find((one) => line.startsWith(one));
    const isEnd = (one: string): boolean => (sign ? one.trimEnd() === sign : one.trim() === '');
    const begins = sign ? at + 1 : at;
    const end = lines.findIndex((one, index) => index >= begins && isEnd(one));
    if (sign && end === -1)
      throw new ContentError(file, [
        { line: first + at, text: `'${line}' is not closed. Write a line '${sign}' after it.` },
      ]);
    const own = lines.slice(begins, end === -1 ? undefined : end);
    blocks.push({
      file,
      line: first + begins,
      text: own.join('\n'),
      lines: own,
      kind: sign === DIRECTIVE ? 'directive' : sign === CODE ? 'code' : 'words',
      name: sign ? line.slice(sign.length).trim() : '',
    });
    at = end === -1 ? lines.length : end + (sign ? 1 : 0);
  }
  return blocks;
}
