/** A value in its parts: text, and the custom properties that it reads with `var()`. */
export type CssValue = readonly (string | Reference)[];

export interface Reference {
  readonly name: string;
  /** Its number among the names of the page's sheets. */
  readonly property: number;
  /** In place of a property that has no value. */
  readonly fallback: CssValue | undefined;
}

/** Strings and escapes are passed over whole. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|(?<![\w-])var\(\s*(--[\w-]+)\s*(?=[,)])|[()]/g;

/** @param numberOf the number of a custom property by its name */
export function readValue(text: string, numberOf: (name: string) => number): CssValue {
  const parts: (string | Reference)[] = [];
  let depth = 0;
  let from = 0;
  let opened: { name: string; at: number; start: number } | undefined;
  for (const match of text.matchAll(TOKEN)) {
    const [token, name] = match;
    if (name !== undefined) {
      if (!opened) opened = { name, at: match.index, start: match.index + token.length };
      else depth += 1;
    } else if (token === '(') depth += opened ? 1 : 0;
    else if (token === ')' && opened) {
      if (depth > 0) {
        depth -= 1;
        continue;
      }
      if (opened.at > from) parts.push(text.slice(from, opened.at));
      const rest = text.slice(opened.start, match.index);
      parts.push({
        name: opened.name,
        property: numberOf(opened.name),
        fallback: rest.startsWith(',') ? readValue(rest.slice(1).trim(), numberOf) : undefined,
      });
      from = match.index + 1;
      opened = undefined;
    }
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Beside these, two texts remain two tokens. */
const APART = /[\s,()/]/;

/** Two parts of a value without a comment between them: what replaces a `var()` is never one token with what is beside it. */
export const joinTokens = (before: string, after: string): string =>
  before === '' || after === '' || APART.test(before.at(-1)!) || APART.test(after[0]!)
    ? before + after
    : `${before} ${after}`;
