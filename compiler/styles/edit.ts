/** One replacement in a source text: the characters from `start` to `end` become `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap. Line numbers do not change, so errors remain correct. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    const lines = code.slice(start, end).split('\n').length - text.split('\n').length;
    result = result.slice(0, start) + text + '\n'.repeat(Math.max(0, lines)) + result.slice(end);
  }
  return result;
}
