/** A part of a stylesheet. */
export type CssNode =
  /** A statement, or a rule without selectors such as `@font-face`. */
  | { readonly kind: 'text'; readonly text: string }
  /** A rule around other rules, such as `@media`. */
  | { readonly kind: 'group'; readonly prelude: string; readonly children: readonly CssNode[] }
  | {
      readonly kind: 'rule';
      readonly selectors: readonly string[];
      readonly declarations: readonly string[];
    };

const GROUP = /^@(?:media|supports|container|layer|scope|starting-style)\b/;
const OPENING = '([{';
const CLOSING = ')]}';

/** Comments, strings and escapes are passed over whole. */
const TOKEN = /\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[()[\]{};,]/g;

/** The place of the first of `stops` from a place on, outside brackets; the end of the text without one. */
function find(css: string, from: number, stops: string): number {
  let depth = 0;
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(css); match; match = TOKEN.exec(css)) {
    const [token] = match;
    if (depth === 0 && stops.includes(token)) return match.index;
    if (OPENING.includes(token)) depth += 1;
    else if (CLOSING.includes(token)) depth -= 1;
  }
  return css.length;
}

/** The parts of a list, without blanks around them and without empty ones. */
export function split(css: string, separator: ';' | ','): string[] {
  const parts: string[] = [];
  for (let from = 0; from < css.length;) {
    const end = find(css, from, separator);
    const part = css.slice(from, end).trim();
    if (part) parts.push(part);
    from = end + 1;
  }
  return parts;
}

function nodeOf(prelude: string, body: string): CssNode {
  if (GROUP.test(prelude)) return { kind: 'group', prelude, children: readCss(body) };
  if (prelude.startsWith('@')) return { kind: 'text', text: `${prelude}{${body}}` };
  // A body with nested rules stays whole.
  const declarations = body.includes('{') ? [body] : split(body, ';');
  return { kind: 'rule', selectors: split(prelude, ','), declarations };
}

/** The rules of a valid stylesheet, in order. */
export function readCss(sheet: string): readonly CssNode[] {
  const css = sheet.replace(TOKEN, (token) => (token.startsWith('/*') ? '' : token));
  const nodes: CssNode[] = [];
  for (let from = 0; from < css.length;) {
    const end = find(css, from, '{;');
    const prelude = css.slice(from, end).trim();
    if (css[end] !== '{') {
      if (prelude) nodes.push({ kind: 'text', text: `${prelude};` });
      from = end + 1;
      continue;
    }
    const close = find(css, end + 1, '}');
    nodes.push(nodeOf(prelude, css.slice(end + 1, close)));
    from = close + 1;
  }
  return nodes;
}
